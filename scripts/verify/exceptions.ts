/** What a page, or its Markdown, leaves out on purpose, and why. A difference that one of them explains is not reported. */
export const EXCEPTIONS: { kind: string; on: 'page' | 'markdown' | 'both'; reason: string }[] = [
  {
    kind: 'media type',
    on: 'page',
    reason: 'application/json alone is what every reader expects of a response; the Markdown names it.',
  },
  {
    kind: 'example',
    on: 'page',
    reason: 'All examples after the first of a status are fetched when a reader chooses them.',
  },
  {
    kind: 'example of a request',
    on: 'page',
    reason: 'It is what the samples send; the Markdown has it as JSON as well.',
  },
  {
    kind: 'example of a shared error',
    on: 'both',
    reason: 'Errors that many operations share have their examples in the catalogue, and on each page their name.',
  },
  {
    kind: 'field',
    on: 'both',
    reason: 'A type that repeats, contains itself or is deep is shown once; a sentence or a link says where.',
  },
  {
    kind: 'server',
    on: 'page',
    reason: 'A guide shows the servers of its API once; the address bar has the first.',
  },
  {
    kind: 'server of this machine',
    on: 'both',
    reason: 'A published document names the simulator for tools; pages offer it in Try it and with its command.',
  },
  {
    kind: 'response value',
    on: 'both',
    reason: 'x-response-values and x-response-nulls narrow a shared schema to what one operation returns.',
  },
];

export function isExcepted(kind: string, on: 'page' | 'markdown'): boolean {
  return EXCEPTIONS.some((one) => one.kind === kind && (one.on === on || one.on === 'both'));
}
