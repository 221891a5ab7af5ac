import { readFileSync } from 'node:fs';
import { required } from '../../packages/base/invariant.ts';

/** Version of the contract, which its packages have too. Not parsed as YAML: the document is half a megabyte. */
export function readContractVersion(): string {
  const document = readFileSync(new URL('../../openapi/merchant.v2.yaml', import.meta.url), 'utf8');
  return required(/^ {2}version: '?([\w.+-]+)'?$/m.exec(document)?.[1], 'The document has a version.');
}
