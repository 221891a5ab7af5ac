import { localise } from '../../src/model/config.ts';
import type { Locale } from '../../src/model/locale.ts';
import type { Operation } from '../../src/model/operation.ts';
import { proseText } from '../../src/model/prose-text.ts';
import type { Field, JsonValue } from '../../src/model/schema.ts';
import { type CollectionProfile, type CollectionRequest, FRESH, type Pair, toStatusPattern } from './collection.ts';
import type { NameParameter } from './variables.ts';

type Composer = {
  locale: Locale;
  profile: CollectionProfile;
  nameParameter: NameParameter;
  nameServer(operation: Operation): string;
};

/** The page of an operation. */
type DocumentedBy = { title: string; url: string };

/** Makes requests from operations: the first example of each, with variables for what differs from reader to reader. */
export function createRequestComposer({ locale, profile, nameParameter, nameServer }: Composer) {
  return function composeRequest(operation: Operation, { title, url }: DocumentedBy): CollectionRequest {
    const { id, method, path, parameters, body, responses } = operation;
    const content = body?.contents.find(({ mediaType }) => mediaType.includes('json'));
    const [example] = content?.examples ?? [];
    const isExpired = profile.expired?.fields.some((name) => JSON.stringify(example?.value)?.includes(`"${name}"`));
    const note = isExpired && profile.expired ? localise(profile.expired.note, locale) : '';
    const isSent = ({ name }: Field) => !profile.scripted.some((other) => other.toLowerCase() === name.toLowerCase());
    return {
      id,
      name: title || operation.summary || id,
      description: [proseText(operation.description), note, `[${title}](${url})`].filter(Boolean).join('\n\n'),
      method,
      server: nameServer(operation),
      path: path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
        const field = parameters.path.find((field) => field.name === name);
        return `{{${field ? nameParameter(field) : name}}}`;
      }),
      query: parameters.query.filter(isSent).map(toPair),
      headers: [
        ...(example ? [{ name: 'Content-Type', value: 'application/json' }] : []),
        ...parameters.header.filter(isSent).map(toPair),
      ],
      ...(example && { body: JSON.stringify(toTemplate(example.value), null, 2) }),
      accepted: toStatusPattern(
        responses.map(({ status }) => status),
        { isExpired },
      ),
    };
  };

  function toPair({ name, required, schema }: Field): Pair {
    const value = isFresh(name)
      ? FRESH
      : profile.linked.includes(name)
        ? `{{${name}}}`
        : String(schema.examples?.[0] ?? schema.default ?? '');
    return { name, value, ...(!required && { isOptional: true as const }) };
  }

  function toTemplate(value: JsonValue, name = ''): JsonValue {
    if (Array.isArray(value)) return value.map((item) => toTemplate(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toTemplate(member, key)]));
    if (typeof value !== 'string') return value;
    if (isFresh(name)) return FRESH;
    return profile.linked.includes(name) ? `{{${name}}}` : value;
  }

  function isFresh(name: string): boolean {
    return profile.fresh.includes(name);
  }
}
