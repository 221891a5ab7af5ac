import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../../../scripts/content/json/json-value.ts';
import { type ApiDocument, readApis } from '../../../scripts/content/read/api.ts';
import type { PackageContext, PackageFile } from '../../../scripts/packages/package.ts';
import { readContractVersion } from '../contract-version.ts';
import { bundleModule, readLicences } from './bundle.ts';
import { deriveClientDocument } from './client-document.ts';
import { emitDeclarations, writeDeclarations } from './declarations.ts';
import { openAllEnums } from './open-enums.ts';

const NAME = 'merchant-api-client';
const VERSION = readContractVersion();
const BUNDLED = ['@scure/base', 'openapi-fetch'];

/** The files of the typed client (decisions/0229). */
export async function buildClient({
  root,
  siteDir,
  address,
}: Pick<PackageContext, 'root' | 'siteDir' | 'address'>): Promise<PackageFile[]> {
  const apis = await readApis(siteDir, 'en', ({ severity, message }) => {
    if (severity === 'error') throw new Error(message);
  });
  const openApis = apis.filter(({ kind }) => kind === 'openapi').map(derive);
  const { code, map } = await bundleModule(root, 'site/client/index.ts');
  const types = join(root, 'site/client/types.ts');
  return [
    { path: 'package.json', content: writeManifest(address) },
    { path: 'README.md', content: await readFile(join(root, 'site/packages/client/README.md'), 'utf8') },
    { path: 'LICENSE', content: await readFile(join(root, 'LICENSE'), 'utf8') },
    { path: 'THIRD-PARTY-LICENSES.txt', content: await readLicences(root, BUNDLED) },
    { path: 'index.js', content: code },
    { path: 'index.js.map', content: map },
    { path: 'index.d.ts', content: writeIndex(openApis.map(({ id }) => id)) },
    { path: 'types/client.d.ts', content: emitDeclarations(types, await readFile(types, 'utf8')) },
    { path: 'types/events.d.ts', content: await writeDeclarations(describeEvents(apis)) },
    ...(await Promise.all(
      openApis.map(async ({ id, document }) => ({
        path: `types/${id}.d.ts`,
        content: await writeDeclarations(document),
      })),
    )),
    ...openApis.map(({ id, document }) => ({ path: `openapi/${id}.json`, content: `${JSON.stringify(document)}\n` })),
  ];
}

function derive({ id, document }: ApiDocument): { id: string; document: JsonObject } {
  return { id, document: deriveClientDocument(document) };
}

/** The schemas of the websocket as a document of OpenAPI, which has the same ones. */
function describeEvents(apis: readonly ApiDocument[]): JsonObject {
  const [listen] = apis.filter(({ kind }) => kind === 'asyncapi');
  const components = structuredClone(listen?.document.components);
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  // The kinds of event stay closed: they say what `data` is.
  openAllEnums(Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.endsWith('Event'))));
  return { openapi: '3.1.0', info: { title: 'Events', version: VERSION }, paths: {}, components: { schemas } };
}

function writeManifest(address: string): string {
  const manifest = {
    name: NAME,
    version: VERSION,
    description: 'Typed client of the merchant API and the token service: signs, verifies, repeats, encrypts',
    license: 'MIT',
    homepage: address,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './openapi/*': './openapi/*',
      './package.json': './package.json',
    },
    types: './index.d.ts',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What the module exports, with the paths of the documents. */
function writeIndex(ids: readonly string[]): string {
  const names = ids.map((_, index) => `paths${index}`);
  return `${ids.map((id, index) => `import type { paths as ${names[index]} } from './types/${id}.js';`).join('\n')}
import type { Client, ClientOptions, SentCall, SigningOptions, UnknownOutcome, UnknownReason } from './types/client.js';
import type { components } from './types/events.js';

export type * from './types/client.js';
export type Paths = ${names.join(' & ')};
/** An event of the websocket; \`type\` says what \`data\` is. New kinds may come. */
export type Event = components['schemas']['DepositEvent' | 'WithdrawalEvent' | 'UserEvent'];
/** A client of both services, whose calls resolve with \`data\` or \`error\`. */
export declare function createClient(options: ClientOptions): Client<Paths, Event>;
/** A \`fetch\` that signs, verifies and repeats, for another typed layer. Rejects with an \`UnknownOutcomeError\`. */
export declare function signedFetch(options: SigningOptions): typeof fetch;
export declare class UnknownOutcomeError extends Error implements UnknownOutcome {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  readonly call: SentCall;
}
`;
}
