import {
  type Collection,
  type CollectionFolder,
  type CollectionRequest,
  FRESH,
  type Pair,
  TEST_NAME,
  type ToolScripts,
  type Variable,
  writeTarget,
} from './collection.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Postman's variable for a value that is new in each request. */
const OWN_FRESH = '{{$guid}}';

/** A collection of Postman, format 2.1, which Newman and many other tools read. */
export function writePostman(collection: Collection, scripts?: ToolScripts): string {
  const { name, description, folders } = collection;
  const events = scripts ? { event: [toEvent('prerequest', scripts.before), toEvent('test', scripts.after)] } : {};
  return print({ info: { name, description, schema: SCHEMA }, item: folders.map(toFolder), ...events });
}

/** The variables of a collection as an environment of Postman. */
export function writePostmanEnvironment({ name, variables }: Pick<Collection, 'name' | 'variables'>): string {
  const values = variables.map(({ name, value, isSecret }: Variable) => ({
    ...{ key: name, value, type: isSecret ? 'secret' : 'default', enabled: true },
  }));
  return print({ name, values, _postman_variable_scope: 'environment' });
}

function toFolder({ name, folders, requests }: CollectionFolder): object {
  return { name, item: [...requests.map(toItem), ...folders.map(toFolder)] };
}

function toItem({
  name,
  method,
  server,
  path,
  query,
  headers,
  body,
  description,
  accepted,
}: CollectionRequest): object {
  const [, ...steps] = path.split('/');
  const url = {
    raw: `{{${server}}}${writeTarget({ path, query })}`,
    ...{ host: [`{{${server}}}`], path: steps, query: query.map(toPair) },
  };
  return {
    name,
    event: [toEvent('test', testStatus(accepted))],
    request: {
      ...{ method, header: headers.map(toPair), url, description },
      ...(body !== undefined && {
        body: { mode: 'raw', raw: body.replaceAll(FRESH, OWN_FRESH), options: { raw: { language: 'json' } } },
      }),
    },
  };
}

function toPair({ name, value, isOptional }: Pair): object {
  return { key: name, value: value.replaceAll(FRESH, OWN_FRESH), ...(isOptional && { disabled: true }) };
}

function testStatus(accepted: string): string {
  return `pm.test('${TEST_NAME}', () => pm.expect(String(pm.response.code)).to.match(/${accepted}/));`;
}

function toEvent(listen: string, script: string): object {
  return { listen, script: { type: 'text/javascript', exec: script.trimEnd().split('\n') } };
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
