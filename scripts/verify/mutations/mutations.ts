/** A mistake that the second reader has to find: `from` is replaced by `to` in a file of the compiler. */
export type Mutation = { name: string; file: string; from: string; to: string };

const OPERATION = 'scripts/content/describe/operation';
const SCHEMA = 'scripts/content/describe/schema';
const CHANNEL = 'scripts/content/describe/channel';
const DOCUMENT = 'scripts/content/describe/document';

/** One for each kind of mistake that readers of documents of others reported. */
export const MUTATIONS: Mutation[] = [
  {
    name: 'the elements of an array are shown as the response',
    file: `${SCHEMA}/type.ts`,
    from: "  if (type === 'array')\n    return",
    to: "  if (type === 'array') return 'object';\n  if (type === 'list')\n    return",
  },
  {
    name: 'a response has the name of its first field',
    file: `${SCHEMA}/all-of-parts.ts`,
    from: 'return names.size === 1 ? [...names][0] : undefined;',
    to: "return names.size === 1 ? 'Error' : undefined;",
  },
  {
    name: 'a type of a response is lost',
    file: `${SCHEMA}/all-of-parts.ts`,
    from: 'return names.size === 1 ? [...names][0] : undefined;',
    to: 'return undefined;',
  },
  {
    name: 'media types are replaced by JSON',
    file: `${OPERATION}/contents.ts`,
    from: 'return { mediaType, schema,',
    to: "return { mediaType: 'application/json', schema,",
  },
  {
    name: 'the second media type of a body is lost',
    file: `${OPERATION}/contents.ts`,
    from: 'return listMembers(located).map(([mediaType, stated], index)',
    to: 'return listMembers(located).slice(0, 1).map(([mediaType, stated], index)',
  },
  {
    name: 'one of two credentials is called optional',
    file: `${OPERATION}/security.ts`,
    from: '...(isNeeded && { isNeeded })',
    to: '',
  },
  {
    name: 'the scheme none is a secret',
    file: `${OPERATION}/security.ts`,
    from: 'if (isNone(scheme)) return [];',
    to: '',
  },
  {
    name: 'scopes of alternatives are lost',
    file: `${OPERATION}/security.ts`,
    from: 'const words = [one.form, ...(isAmbiguous(one) ? [one.scheme] : []), ...one.scopes];',
    to: 'const words = [one.form];',
  },
  {
    name: 'a parameter Authorization replaces the security',
    file: `${OPERATION}/parameters.ts`,
    from: 'add(place, same ? withStated(context, same, field) : { ...field, standard: true });',
    to: '',
  },
  {
    name: 'parameters of a path are lost',
    file: `${OPERATION}/parameters.ts`,
    from: "return [operation, pathItem].flatMap((holder) =>\n    listItems(member(holder, 'parameters')).flatMap((parameter) => {\n      const located",
    to: "return [operation].flatMap((holder) =>\n    listItems(member(holder, 'parameters')).flatMap((parameter) => {\n      const located",
  },
  {
    name: 'the fields of a query string are lost',
    file: `${OPERATION}/parameters.ts`,
    from: "for (const field of describeQueryString(context, located)) add('query', field);",
    to: '',
  },
  {
    name: 'what a webhook sends has no fields that are read only',
    file: `${OPERATION}/operation.ts`,
    from: "isWebhook ? 'response' : 'request'",
    to: "'request'",
  },
  {
    name: 'what the reader responds to a webhook has fields of the platform',
    file: `${OPERATION}/operation.ts`,
    from: "describeResponses(context, located, isWebhook ? 'request' : 'response')",
    to: "describeResponses(context, located, 'response')",
  },
  {
    name: 'an operation is not said to be deprecated',
    file: `${OPERATION}/operation.ts`,
    from: "deprecated: flagAt(member(located, 'deprecated')),",
    to: 'deprecated: false,',
  },
  {
    name: 'the body of a request is lost',
    file: `${OPERATION}/operation.ts`,
    from: 'if (contents.length === 0) return undefined;',
    to: 'if (contents.length < 2) return undefined;',
  },
  {
    name: 'JSON that is given as text is quoted again',
    file: `${OPERATION}/json-text.ts`,
    from: 'if (!/^\\s*[[{]/.test(value)) return value;',
    to: 'return value;',
  },
  {
    name: 'examples by dataValue are lost',
    file: `${OPERATION}/examples.ts`,
    from: "[member(example, 'dataValue'), member(example, 'value')]",
    to: "[member(example, 'value')]",
  },
  {
    name: 'a host that nobody named is in the address',
    file: `${OPERATION}/servers.ts`,
    from: 'servers : [{ url: PLACEHOLDER, description: note, isPlaceholder: true }];',
    to: 'servers : [{ url: PLACEHOLDER, description: note }];',
  },
  {
    name: 'the servers of an operation are those of the document',
    file: `${OPERATION}/servers.ts`,
    from: "allLocated.map((located) => listItems(member(located, 'servers'))).find((servers) => servers.length > 0) ?? [];",
    to: "allLocated.slice(-1).map((located) => listItems(member(located, 'servers'))).find((servers) => servers.length > 0) ?? [];",
  },
  {
    name: 'headers of a response are lost',
    file: `${OPERATION}/responses.ts`,
    from: "headers: describeHeaders(context, member(response, 'headers'),",
    to: "headers: describeHeaders(context, member(response, 'none'),",
  },
  {
    name: 'a response is lost',
    file: `${OPERATION}/responses.ts`,
    from: ".filter(([status]) => !status.startsWith('x-'))",
    to: ".filter(([status]) => !status.startsWith('x-') && status !== 'default')",
  },
  {
    name: 'links by operationId are lost',
    file: `${OPERATION}/response-links.ts`,
    from: 'id === undefined || !hasOperation(context, id)',
    to: 'id !== undefined',
  },
  {
    name: 'what cannot be read is not named',
    file: `${OPERATION}/omissions.ts`,
    from: 'if (omissions.length === 0) return [];',
    to: 'if (omissions.length >= 0) return [];',
  },
  {
    name: 'methods of other names are lost',
    file: `${DOCUMENT}/api.ts`,
    from: '.filter(([name]) => isMethod(name));',
    to: '.filter(() => false);',
  },
  {
    name: 'callbacks are lost',
    file: `${DOCUMENT}/api.ts`,
    from: "if (path.startsWith('x-')) return [];",
    to: 'if (path) return [];',
  },
  {
    name: 'tags are in the reverse order',
    file: `${DOCUMENT}/tags.ts`,
    from: "listItems(member(root, 'tags'))",
    to: "listItems(member(root, 'tags')).toReversed()",
  },
  {
    name: 'groups of tags are ignored',
    file: `${DOCUMENT}/tags.ts`,
    from: "member(root, 'x-tagGroups')",
    to: "member(root, 'x-tagGroup')",
  },
  {
    name: 'required fields are optional',
    file: `${SCHEMA}/fields.ts`,
    from: 'required: required.has(name) }, allLocated',
    to: 'required: false }, allLocated',
  },
  {
    name: 'a request has fields that are read only',
    file: `${SCHEMA}/fields.ts`,
    from: "if (direction === 'any') return false;",
    to: 'if (direction) return false;',
  },
  {
    name: 'a field is lost',
    file: `${SCHEMA}/fields.ts`,
    from: 'for (const [name, allLocated] of shown) {',
    to: 'for (const [name, allLocated] of shown.slice(1)) {',
  },
  {
    name: 'limits of 64 bits are rounded',
    file: `${SCHEMA}/constraints.ts`,
    from: 'toDigits(value, schema.format)',
    to: 'Number(value.toPrecision(15))',
  },
  {
    name: 'limits are lost',
    file: `${SCHEMA}/constraints.ts`,
    from: "  'minimum',\n",
    to: '',
  },
  {
    name: 'an allowed value is lost',
    file: `${SCHEMA}/enum.ts`,
    from: 'return values.flatMap((value, index) =>',
    to: 'return values.slice(1).flatMap((value, index) =>',
  },
  {
    name: 'a type inside another loses the fields of their common base',
    file: `${SCHEMA}/all-of-parts.ts`,
    from: 'return isMember ? bases >= MAX_BASES : bases > 0;',
    to: 'return bases > 0;',
  },
  {
    name: 'a message is lost',
    file: `${CHANNEL}/message.ts`,
    from: 'const described = deduplicateFields([...messages.values()]);',
    to: 'const described = deduplicateFields([...messages.values()].slice(0, 1));',
  },
  {
    name: 'headers of messages are lost',
    file: `${CHANNEL}/message.ts`,
    from: '...(headers && { headers }),',
    to: '',
  },
  {
    name: 'where the correlation of a message is gets lost',
    file: `${CHANNEL}/message.ts`,
    from: 'if (location === undefined) return [];',
    to: 'if (location !== undefined) return [];',
  },
  {
    name: 'parameters of a channel are lost',
    file: `${CHANNEL}/channel.ts`,
    from: '...(path.length > 0 && { path }),',
    to: '',
  },
];
