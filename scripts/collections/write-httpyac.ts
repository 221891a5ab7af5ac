import {
  type Collection,
  type CollectionRequest,
  FRESH,
  listRequests,
  type ToolScripts,
  type Variable,
  writeTarget,
} from './collection.ts';

/** The variable of httpyac for a value that is new in each request. */
const OWN_FRESH = '{{$uuid}}';

/** All requests as one file of httpyac. Its scripts run for each request; what they keep replaces the variables at the top. */
export function writeHttpyac({ name, description, variables, folders }: Collection, scripts?: ToolScripts): string {
  const head = [
    `# ${name}\n# ${description}`,
    writeVariables(variables),
    ...(scripts ? [`{{+request\n${scripts.before.trimEnd()}\n}}`, `{{+response\n${scripts.after.trimEnd()}\n}}`] : []),
  ];
  const requests = listRequests({ folders, requests: [] }).map(writeRequest);
  return `${[head.join('\n\n'), ...requests].join('\n\n')}\n`;
}

/** By a script, because a `@name` at the top of a file is one of the first request only. */
function writeVariables(variables: Variable[]): string {
  const values = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  return `{{+\nObject.assign(exports, ${JSON.stringify(values, null, 2)}, $global.kept);\n}}`;
}

function writeRequest({
  id,
  name,
  method,
  server,
  path,
  query,
  headers,
  body,
  description,
  accepted,
}: CollectionRequest): string {
  const lines = [
    `### ${name}`,
    ...description.split('\n').map((line) => `# ${line}`.trimEnd()),
    `# @name ${id}`,
    `${method} {{${server}}}${writeTarget({ path, query })}`,
    ...headers.filter(({ isOptional }) => !isOptional).map(({ name, value }) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', body]),
    '',
    `?? js response.statusCode matches ${accepted}`,
  ];
  return lines.join('\n').replaceAll(FRESH, OWN_FRESH);
}
