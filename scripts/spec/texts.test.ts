import { describe, expect, it } from 'vitest';
import { getTexts } from './texts.ts';

describe('getTexts', () => {
  it('finds what readers see and nothing that goes over the wire', () => {
    const texts = getTexts({
      info: { title: 'Card API', version: '1' },
      components: {
        schemas: {
          description: {
            description: 'A schema called description',
            'x-required-when': 'it rains',
            enum: ['title'],
            'x-enumDescriptions': { title: 'A title' },
            properties: { title: { type: 'string', examples: ['No text'] } },
            'x-transitions': { card: { S1: { from: [], trigger: 'A card is opened', to: 'open' } } },
            default: { description: 'No text' },
          },
        },
        examples: { one: { summary: 'One card', value: { summary: 'No text' } } },
      },
      'x-rate-limits': { all: { limit: 5, description: 'Five a second' } },
      'x-note': { description: 'No text' },
    });

    expect(texts.map(({ text }) => text)).toEqual([
      'Five a second',
      'Card API',
      'A schema called description',
      'it rains',
      'A title',
      'A card is opened',
      'One card',
    ]);
  });
});
