import { expect, test } from 'vitest';
import type { Shape } from '../../../src/model/drawing.ts';
import { layoutSequence } from './layout-sequence.ts';

const { shapes, height } = layoutSequence({
  participants: [
    { id: 'you', title: 'You' },
    { id: 'service', title: 'Service' },
    { id: 'chain', title: 'Chain' },
  ],
  phases: [
    {
      title: 'A phase whose title is as long as the way to the second lifeline',
      steps: [{ from: 'you', to: 'chain', label: 'all the way' }],
    },
    { title: 'Second', steps: [{ from: 'service', to: 'you', code: 'ack' }] },
  ],
});

function getLabels(variant?: 'phase') {
  return shapes.flatMap((shape) => (shape.kind === 'label' && shape.variant === variant ? [shape] : []));
}

test('no lifeline crosses the title of a phase', () => {
  const life = shapes.find(
    (shape): shape is Extract<Shape, { kind: 'line' }> => shape.kind === 'line' && shape.variant === 'life',
  );
  const spans = [...(life?.path ?? '').matchAll(/M(\d+) (\d+)V(\d+)/g)].map(([, , from, to]) => [
    Number(from),
    Number(to),
  ]);
  const titles = getLabels('phase').map(({ y }) => y);

  expect(spans).toHaveLength(6);
  expect(titles).toHaveLength(2);
  for (const y of titles) for (const [from = 0, to = 0] of spans) expect(y <= from || y - 12 >= to).toBe(true);
});

test('words of a step have a ground as wide as they are, because they may stand on a lifeline', () => {
  const [across, ack] = getLabels();

  expect(across?.ground).toEqual({ half: 38, isBand: true });
  expect(ack?.ground?.half).toBeGreaterThan(10);
});

test('participants stand at both ends, whole', () => {
  const boxes = shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []));

  expect(boxes.map(({ text }) => text)).toEqual(['You', 'Service', 'Chain', 'You', 'Service', 'Chain']);
  for (const { y, height: own } of boxes) {
    expect(y).toBeGreaterThanOrEqual(1);
    expect(y + own).toBeLessThan(height);
  }
});
