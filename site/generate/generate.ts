import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createCaches } from '../../scripts/content/cache/caches.ts';
import type { Output } from '../../scripts/content/emit/output.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { type ApiDocument, readApis, readSupplements } from '../../scripts/content/read/api.ts';
import { collectFindings, hasErrors, type Report } from '../../scripts/findings/finding.ts';
import { readCloseCodes } from './close-codes.ts';
import { type LocalisedApis, readContractData } from './contract-data.ts';
import { readDecryptedFields, readEncryptedFields, readSecretClaims } from './encrypted-fields.ts';
import { isFresh } from './freshness.ts';
import { IncompleteContract } from './incomplete-contract.ts';
import { type DescribedApi, listOperations } from './operations.ts';
import { readResponseFields } from './response-fields.ts';
import { toKeysModule } from './test-keys.ts';
import {
  listFrameValidators,
  listRequestValidators,
  listResponseValidators,
  type ValidatorSource,
} from './validator-sources.ts';
import { compileValidators } from './validators.ts';

/** Written last: as long as it is young, so are the others. */
const LAST_OUTPUT = 'contract.ts';

/**
 * As `generateSandboxContract`, unless it is younger than its sources. False: the documents have mistakes, which are
 * reported, and nothing was written.
 */
export async function refreshSandboxContract(siteDir: string, report: Report): Promise<boolean> {
  const folder = join(siteDir, 'packages/simulator/generated');
  const last = join(folder, LAST_OUTPUT);
  if (await isFresh(siteDir, last)) return true;
  if (!(await generateSandboxContract(siteDir, folder, report))) return false;
  // What is right already is not written; it is fresh all the same.
  await utimes(last, new Date(), new Date());
  return true;
}

/**
 * As `refreshSandboxContract` for a build, whose pages bring the provider along. Mistakes in the documents are the compiler's to report: with
 * them, the contract of before stays.
 */
export async function prepare(siteDir: string): Promise<void> {
  await refreshSandboxContract(siteDir, () => undefined).catch(() => undefined);
}

/**
 * Writes what the simulated provider runs on: validators of requests, of responses and frames, and the data of the contract. Two modules
 * of validators, because a page that only sends requests does not need the second.
 */
async function generateSandboxContract(siteDir: string, folder: string, report: Report): Promise<boolean> {
  const found = collectFindings();
  const caches = createCaches();
  const en = await readApis(siteDir, 'en', found.report, caches);
  const zh = await readApis(siteDir, 'zh', found.report, caches);
  const supplements = await readSupplements(siteDir, 'en', found.report, caches);
  for (const problem of found.findings()) report(problem);
  if (hasErrors(found.findings())) return false;
  try {
    for (const file of await composeFiles(siteDir, { en, zh, supplements })) await writeIfChanged(file, folder);
  } catch (error) {
    if (!(error instanceof IncompleteContract)) throw error;
    const hint = 'Fix what `npm run spec` reports besides.';
    report({
      severity: 'error',
      file: 'openapi',
      message: `The simulated provider cannot be made: ${error.message}`,
      hint,
    });
    return false;
  }
  return true;
}

async function composeFiles(
  siteDir: string,
  { en, zh, supplements }: LocalisedApis & { supplements: ApiDocument[] },
): Promise<Output[]> {
  // Loaded only where something is generated: the library brings the compiler along.
  const { composeApiTypes } = await import('./api-types.ts');
  const openApis = en.filter(({ kind }) => kind === 'openapi');
  const asyncApis = en.filter(({ kind }) => kind === 'asyncapi');
  const requests = [
    ...openApis.flatMap(listRequestValidators),
    ...asyncApis.flatMap((api) => listFrameValidators(api, /^Ws(Ack|Ping|Pong)$/)),
  ];
  const responses = [
    ...openApis.flatMap(listResponseValidators),
    ...openApis
      .slice(0, 1)
      .map((api) => ({ name: 'error', reference: `${api.id}:#/components/schemas/ErrorResponse` })),
    ...asyncApis.flatMap((api) =>
      listFrameValidators(api, /^(Ws\w+|(Deposit|Withdrawal|User)Event|Deposit|Withdrawal|TokenUser)$/),
    ),
  ];
  const controls = await readOwnDocument(siteDir, 'controls');
  const state = await readOwnDocument(siteDir, 'state');
  const all = [...en, controls, state];
  const data = `import type { ContractData } from '../core/contract/contract-data.ts';\n\nexport const contract: ContractData = ${JSON.stringify(readContractData({ en, zh }), null, 1)};\n`;
  return [
    ...moduleFiles('request-validators', en, requests),
    ...moduleFiles('response-validators', all, [...responses, ...listResponseValidators(controls)]),
    ...moduleFiles(
      'control-validators',
      all,
      listRequestValidators(controls).filter(({ name }) => name.endsWith('.body')),
    ),
    { path: 'response-fields.ts', content: toFieldsModule(openApis, asyncApis) },
    { path: 'controls.ts', content: toRoutes(controls) },
    { path: 'test-keys.ts', content: await toKeysModule(siteDir) },
    {
      path: 'encrypted-fields.ts',
      content: toModule({
        encryptedFields: readEncryptedFields(en),
        decryptedFields: readDecryptedFields(en),
        secretClaims: readSecretClaims(en),
      }),
    },
    { path: 'close-codes.ts', content: toModule({ closeCodes: readCloseCodes(asyncApis) }) },
    ...(await composeApiTypes([...en, ...supplements.filter(({ id }) => id === 'controls')])),
    { path: LAST_OUTPUT, content: `// Generated by site/generate/generate.ts: do not edit.\n${data}` },
  ];
}

const DECLARATION = `import type { Validator } from '../core/validation/validator.ts';\n\nexport declare const validators: Record<string, Validator>;\n`;

function moduleFiles(name: string, apis: readonly DescribedApi[], sources: readonly ValidatorSource[]) {
  return [
    { path: `${name}.js`, content: compileValidators(apis, sources) },
    { path: `${name}.d.ts`, content: DECLARATION },
  ];
}

/** Constants of their literal types. Numbers as names stay numbers. */
function toModule(constants: Record<string, unknown>): string {
  const lines = Object.entries(constants).map(
    ([name, value]) =>
      `export const ${name} = ${JSON.stringify(value, null, 1).replaceAll(/"(\d+)":/g, '$1:')} as const;`,
  );
  return ['// Generated by site/generate/generate.ts: do not edit.', ...lines, ''].join('\n');
}

function toFieldsModule(openApis: readonly DescribedApi[], asyncApis: readonly DescribedApi[]): string {
  const fields = JSON.stringify(readResponseFields(openApis, asyncApis));
  return `// Generated by site/generate/generate.ts: do not edit.\nimport type { ResponseFields } from '../core/contract/response-fields.ts';\n\nexport const responseFields: ResponseFields = ${fields};\n`;
}

/** The controls and the state describe themselves in documents of their own, which are no APIs of the site. */
async function readOwnDocument(siteDir: string, id: string): Promise<DescribedApi> {
  const text = await readFile(join(siteDir, `openapi/sandbox/${id}.yaml`), 'utf8');
  // Validators are compiled from all documents together, where each is named by its id.
  return { id, document: parse(text.replaceAll(/\$ref: '(?:[./]*\/)?(?:asyncapi\/)?([\w.]+)\.yaml#/g, "$ref: '$1:#")) };
}

function toRoutes(controls: DescribedApi): string {
  const routes = listOperations(controls).map(({ id, method, route }) => ({ id, method, path: route }));
  return `// Generated by site/generate/generate.ts: do not edit.\nimport type { ControlId } from '../core/contract/schemas.ts';\n\nexport const controlRoutes: { id: ControlId; method: string; path: string }[] = ${JSON.stringify(routes, null, 1)};\n`;
}
