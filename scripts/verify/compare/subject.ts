import { isObject } from '../../content/json/json-value.ts';
import type { At, DocumentReader } from '../document/schema.ts';
import { isExcepted } from '../exceptions.ts';
import type { Difference, DocumentPart, PageFacts, PagePart, Subject } from '../facts.ts';
import type { PlaceNames } from '../page/place-names.ts';
import { compareFields, compareNeed, compareValue } from './fields.ts';
import { getBodyName } from './names.ts';
import { compareSecurity } from './security.ts';

type Options = { reader: DocumentReader; names: PlaceNames; on: 'page' | 'markdown' };

/** Everything in which a page, or its Markdown, differs from what the document says of one operation or channel. */
export function compareSubject(subject: Subject, page: PageFacts, options: Options): Difference[] {
  const { names, on } = options;
  const credentials = (subject.security ?? []).flatMap((one) => one.credentials);
  const found = [
    ...subject.parts.flatMap((part) => comparePart(part, page, { ...options, credentials })),
    ...listAdded(subject, page),
    ...compareSecurity(subject, page, names),
    ...subject.servers
      .filter(
        ({ url }) =>
          !has(page.words, url.replace(/\/$/, '')) &&
          !isExcepted('server', on) &&
          !(isLoopback(url) && isExcepted('server of this machine', on)),
      )
      .map(({ url, at }) => ({ kind: 'server', pointer: at.pointer, message: `the server ${url} is not named` })),
    ...(subject.deprecated && !has(page.words, names.words.deprecated)
      ? [{ kind: 'deprecated', pointer: subject.at.pointer, message: 'the page does not say that it is deprecated' }]
      : []),
    ...compareExamples(subject, page, on),
    ...subject.mentions
      .filter(({ text }) => !has(page.words, text))
      .map(({ text, at }) => ({ kind: 'mention', pointer: at.pointer, message: `${text} is not mentioned` })),
  ];
  return found.map((difference) => ({ ...difference, page: page.file }));
}

type Found = Omit<Difference, 'page'>;
type PartOptions = Options & { credentials: { place: string; name: string }[] };

function comparePart(part: DocumentPart, page: PageFacts, options: PartOptions): Found[] {
  const { place, at, mediaTypes, schemas, parameters, direction } = part;
  const { reader, names, on, credentials } = options;
  const shown = page.parts.find((one) => one.place === place);
  const fail = (kind: string, message: string, pointer = at.pointer): Found => ({ kind, message, pointer });
  const isShared = page.parts.some((one) => /^response/.test(one.place) && names.elsewhere.test(one.words));
  if (!shown) return place.startsWith('headers') && isShared ? [] : [fail('part', `nothing is said of ${place}`)];
  const types = mediaTypes.filter((type) => !has(shown.words, type));
  const isPlain = mediaTypes.join() === 'application/json' && isExcepted('media type', on);
  return [
    ...(isPlain || names.elsewhere.test(shown.words)
      ? []
      : types.map((type) => fail('media type', `${place}: ${type} is not named`))),
    ...(mediaTypes.length === 0 &&
    /^response/.test(place) &&
    !has(shown.words, isUnread(reader, at) ? names.words.unreadBody : names.words.noBody)
      ? [fail('no body', `${place} has no body, which is not said`)]
      : []),
    ...schemas.flatMap((schema) => compareRoot(place, schema, shown, options)),
    ...compareName(part, shown, options),
    ...(schemas.length > 0
      ? compareFields(schemas, shown, { reader, direction, names, isNarrowed: part.isNarrowed ?? false })
      : []),
    ...parameters.flatMap((parameter): Found[] => {
      const { name } = parameter;
      const fields = shown.fields.filter(({ path }) => path === name || path.toLowerCase() === name.toLowerCase());
      const isCredential = credentials.some(
        (one) => one.place === place && one.name.toLowerCase() === name.toLowerCase(),
      );
      if (isCredential) return [];
      if (fields.length === 0)
        return isElsewhere(page, place, names)
          ? []
          : [fail('parameter', `${place}: ${name} is not shown`, parameter.at.pointer)];
      const need = { name, isRequired: parameter.required, at: parameter.at };
      return [
        ...compareNeed(need, fields, direction === 'sent', names),
        ...compareValue(name, parameter.schema, fields, reader),
      ];
    }),
  ];
}

/** A response in the form of Swagger 2.0, or one that is no object. */
function isUnread(reader: DocumentReader, at: At): boolean {
  const { value } = reader.resolve(at);
  return !isObject(value) || value.schema !== undefined || value.content !== undefined;
}

/** A sentence beside the part, or in the response that has the headers, says where the rest is. */
function isElsewhere({ parts }: PageFacts, place: string, { elsewhere }: PlaceNames): boolean {
  const places = [place, place.replace(/^headers/, 'response')];
  return parts.some((part) => places.includes(part.place) && elsewhere.test(part.words));
}

/** A response has the name of its component; of several media types that of the first. */
function compareName({ place, schemas: [schema] }: DocumentPart, shown: PagePart, { reader, names }: Options): Found[] {
  const name = schema && /^response/.test(place) ? getBodyName(reader, schema) : undefined;
  if (!schema || name === undefined || names.elsewhere.test(shown.words)) return [];
  const isRight = shown.name === name || shown.name === `${name} or null`;
  const message = `${place} is ${name}, the page has "${shown.name ?? ''}"`;
  return isRight ? [] : [{ kind: 'name', pointer: schema.pointer, message }];
}

/** An array as a whole body is called one. */
function compareRoot(place: string, schema: At, shown: PagePart, { reader, names }: Options): Found[] {
  const [type] = reader.types(schema);
  if (type !== 'array' && type !== 'string') return [];
  const word = type === 'array' ? /array|tuple/ : /string/;
  const isSaid = word.test(shown.words) || names.elsewhere.test(shown.words);
  return isSaid ? [] : [{ kind: 'root', pointer: schema.pointer, message: `${place} is ${type}, which is not said` }];
}

/** Parameters and responses of a page that the document does not have. */
function listAdded(subject: Subject, page: PageFacts): Found[] {
  if (subject.kind === 'channel') return [];
  const known = new Set(subject.parts.map(({ place }) => place));
  const credentials = (subject.security ?? []).flatMap((one) => one.credentials);
  return page.parts.flatMap((part): Found[] => {
    if (/^response ./.test(part.place) && !known.has(part.place))
      return [{ kind: 'added', pointer: subject.at.pointer, message: `${part.place} is not in the document` }];
    if (!['path', 'query', 'header', 'cookie'].includes(part.place)) return [];
    const stated = subject.parts.find(({ place }) => place === part.place)?.parameters ?? [];
    const names = [...stated, ...credentials.filter(({ place }) => place === part.place)].map(({ name }) =>
      name.toLowerCase(),
    );
    return part.fields
      .filter(
        ({ path }) => !names.some((name) => path.toLowerCase() === name || path.toLowerCase().startsWith(`${name}.`)),
      )
      .map(({ path }) => ({
        kind: 'added',
        pointer: subject.at.pointer,
        message: `${part.place}: ${path} is not in the document`,
      }));
  });
}

/** Each example is on the page as data; of several, a page brings the first. */
function compareExamples(subject: Subject, page: PageFacts, on: 'page' | 'markdown'): Found[] {
  const shown = new Set(page.codes.map(normalise));
  const firstOf = new Map<string, unknown>();
  for (const example of subject.examples) if (!firstOf.has(example.place)) firstOf.set(example.place, example);
  return subject.examples
    .filter((example) => !example.isShared && (on === 'markdown' || firstOf.get(example.place) === example))
    .filter(({ place }) => on === 'markdown' || place !== 'body' || subject.isSentByPlatform)
    .filter(({ value }) => typeof value !== 'string' || !shown.has(normalise(value)))
    .filter(({ value }) => !shown.has(normalise(JSON.stringify(value))))
    .map(({ place, name, at }) => ({
      kind: 'example',
      pointer: at.pointer,
      message: `${place}: the example ${name} is not shown`,
    }));
}

/** The same JSON in whatever layout. */
function normalise(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.trim();
  }
}

function has(words: string, text: string): boolean {
  return words.includes(text) || words.replaceAll('\\', '').includes(text);
}

function isLoopback(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(url);
}
