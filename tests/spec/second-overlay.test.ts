import { applyOverlay as applyByOther } from 'openapi-overlays-js/src/overlay.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/content/json/json-value.ts';
import { applyOverlay, readOverlay } from '../../scripts/content/read/overlay.ts';
import { readSource } from '../../scripts/content/read/source.ts';

const PAIRS = [
  { site: '.', file: 'openapi/merchant.v2.yaml', overlay: 'openapi/overlays/merchant.v2.zh.yaml' },
  { site: '.', file: 'openapi/token.yaml', overlay: 'openapi/overlays/token.zh.yaml' },
  { site: '.', file: 'openapi/common.yaml', overlay: 'openapi/overlays/common.zh.yaml' },
  { site: '.', file: 'asyncapi/listen.yaml', overlay: 'asyncapi/overlays/listen.zh.yaml' },
  { site: 'tests/fixtures/spec/wallet', file: 'openapi/wallet.yaml', overlay: 'openapi/overlays/wallet.zh.yaml' },
];

describe('the overlays of the project', () => {
  it.each(PAIRS)('give the same result with another implementation: $overlay', async ({ site, file, overlay }) => {
    const [base, actions] = [await read(site, file), await read(site, overlay)];

    const ours = applyOverlay(base.value, readOverlay(actions, refuse)).document;
    const theirs = applyByOther(structuredClone(base.value), withOldFilters(actions.value));

    expect(ours).not.toEqual(base.value);
    expect(ours).toEqual(theirs);
  });
});

async function read(site: string, file: string) {
  const source = await readSource(site, file, refuse);
  if (!source) throw new Error(`${file} cannot be read.`);
  return source;
}

function refuse({ message }: { message: string }): never {
  throw new Error(message);
}

/** The other implementation supports the JSONPath of 2007, where a filter is written `[?(…)]`. */
function withOldFilters(overlay: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(overlay).replace(/\[\?(@[^\]]*)\]/g, '[?($1)]'));
}
