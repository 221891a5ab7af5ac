import {
  type Collection,
  type CollectionFolder,
  type CollectionRequest,
  FRESH,
  type Pair,
  TEST_NAME,
  type ToolScripts,
} from './collection.ts';

/** A file of a folder: its path below it. */
export type CollectionFile = { path: string; content: string };

/** The variable of Bruno for a value that is new in each request. */
const OWN_FRESH = '{{$guid}}';

/** A folder of Bruno: a file for each request and folder, with the variables as an environment. */
export function writeBruno({ name, folders, variables }: Collection, scripts?: ToolScripts): CollectionFile[] {
  const settings = { version: '1', name, type: 'collection', ignore: ['node_modules', '.git'] };
  const [open, secret] = [false, true].map((isSecret) =>
    variables.filter((variable) => (variable.isSecret ?? false) === isSecret),
  );
  const values = (open ?? []).concat(secret ?? []).map(({ name, value }) => `  ${name}: ${value}`);
  return [
    { path: 'bruno.json', content: `${JSON.stringify(settings, null, 2)}\n` },
    { path: 'environments/Simulator.bru', content: block('vars', values) },
    ...(scripts
      ? [
          {
            path: 'collection.bru',
            content: [script('pre-request', scripts.before), script('post-response', scripts.after)].join('\n'),
          },
        ]
      : []),
    ...folders.flatMap((folder, index) => writeFolder(folder, '', index)),
  ];
}

function writeFolder({ name, folders, requests }: CollectionFolder, parent: string, index: number): CollectionFile[] {
  const path = `${parent}${toFileName(name)}/`;
  return [
    { path: `${path}folder.bru`, content: block('meta', [`  name: ${name}`, `  seq: ${index + 1}`]) },
    ...requests.map((request, index) => ({
      path: `${path}${toFileName(request.name)}.bru`,
      content: writeRequest(request, index + 1),
    })),
    ...folders.flatMap((folder, index) => writeFolder(folder, path, requests.length + index)),
  ];
}

function writeRequest(request: CollectionRequest, position: number): string {
  const { name, method, server, path, query, headers, body, description, accepted } = request;
  const search = query.filter(({ isOptional }) => !isOptional).map(({ name, value }) => `${name}=${value}`);
  return [
    block('meta', [`  name: ${name}`, '  type: http', `  seq: ${position}`]),
    block(method.toLowerCase(), [
      `  url: {{${server}}}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
      `  body: ${body === undefined ? 'none' : 'json'}`,
      '  auth: none',
    ]),
    block('params:query', query.map(writePair)),
    block('headers', headers.map(writePair)),
    ...(body === undefined ? [] : [block('body:json', indent(body))]),
    block('tests', [
      `  test('${TEST_NAME}', () => {`,
      `    expect(String(res.getStatus())).to.match(/${accepted}/);`,
      '  });',
    ]),
    block('docs', indent(description)),
  ]
    .filter((part) => part !== '')
    .join('\n')
    .replaceAll(FRESH, OWN_FRESH);
}

/** `~` before a name: shown, and not sent. */
function writePair({ name, value, isOptional }: Pair): string {
  return `  ${isOptional ? '~' : ''}${name}: ${value}`;
}

function script(name: string, text: string): string {
  return block(`script:${name}`, indent(text.trimEnd()));
}

function block(name: string, lines: string[]): string {
  return lines.length === 0 ? '' : `${name} {\n${lines.join('\n')}\n}\n`;
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`.trimEnd());
}

function toFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._ -]+/gu, ' ').trim();
}
