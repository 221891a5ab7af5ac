import { decodeUtf8, encodeUtf8 } from '../../src/encoding/bytes.ts';
import { isRecord, parseJson } from '../../src/encoding/json.ts';
import { encryptFields } from '../access/encrypt-fields.ts';
import { getSigningPresent } from '../environments/present.ts';
import { listChoices } from '../fields/choices.ts';
import { adaptBody } from '../fields/prefill.ts';
import { type CallSource, prepare } from '../fields/prepare.ts';
import type { RsaPublicJwk } from '../protocol/keys/rsa-jwk.ts';
import { percentEncode } from '../protocol/signing/canonical-query.ts';
import type { UnsignedRequest } from '../protocol/signing/sign-for-tool.ts';
import { findRoute, type Route } from '../simulator/envelope/routes.ts';

type JsonValue = Parameters<typeof adaptBody>[0];

type Sandbox = CallSource & { recipient: RsaPublicJwk | undefined };

/** Values that the documents have as examples: a request that has one of them was not changed there by its reader. */
const examples = new Set<string>();

/** Remembers the examples of a document. */
export function collectExamples(value: unknown, isExample = false): void {
  if (typeof value === 'string' && isExample) examples.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    collectExamples(member, isExample || name === 'example' || name === 'examples');
}

/**
 * A request with the cards, holders, order numbers and secrets of this sandbox in place of those of the examples, which only the recorded sandbox
 * had. What there is none of yet is made first. A value that the reader typed stays.
 */
export async function replaceExamples(request: UnsignedRequest, sandbox: Sandbox): Promise<UnsignedRequest> {
  const { pathname, searchParams } = new URL(request.target, 'https://sandbox.invalid');
  const route = getRoute(request.method, pathname);
  if (!route) return request;
  const body = request.body && (parseJson(decodeUtf8(request.body) ?? '') as JsonValue | undefined);
  for (const [name, value] of Object.entries({
    ...route.path,
    ...Object.fromEntries(searchParams),
    ...(isRecord(body) && body),
  }))
    await prepareFor(name, value, route, sandbox);

  const context = { state: sandbox.provider.getState(), locale: sandbox.locale };
  const { id } = route.operation;
  const choose = ([name, value]: [string, string]): [string, string] => {
    const { choices = [] } = listChoices(name, { operationId: id, ...context }) ?? {};
    const isKnown = !examples.has(value) || choices.some((choice) => choice.value === value);
    return [name, isKnown ? value : (choices[0]?.value ?? value)];
  };
  const filled = Object.fromEntries(Object.entries(route.path).map(choose));
  const query = [...searchParams].map((pair) => choose(pair).map(percentEncode).join('='));
  const target = [
    route.operation.path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(filled[name] ?? '')),
    ...(query.length > 0 ? [query.join('&')] : []),
  ].join('?');
  if (body === undefined) return { ...request, target };
  const adapted = keepTyped(body, adaptBody(body, { operationId: id, ...context }));
  const cardId = filled.cardId ?? (isRecord(adapted) ? String(adapted.cardId) : undefined);
  const time = getSigningPresent(context.state);
  const encrypted = await encryptFields(adapted, { time, cardId, recipient: sandbox.recipient });
  return { ...request, target, body: encodeUtf8(JSON.stringify(encrypted)) };
}

/** Makes what an example names, where the sandbox has nothing of its kind. */
async function prepareFor(name: string, value: unknown, { operation }: Route, source: CallSource): Promise<void> {
  const isExample = Array.isArray(value) ? value.every((one) => examples.has(one)) : examples.has(String(value));
  const state = source.provider.getState();
  const list = isExample ? listChoices(name, { operationId: operation.id, state, locale: source.locale }) : undefined;
  if (list?.preparation && list.choices.length === 0) await prepare(list.preparation, source);
}

/** The adapted body, with each value of the original in it that is no example. */
function keepTyped(original: JsonValue, adapted: JsonValue): JsonValue {
  if (isRecord(original) && isRecord(adapted))
    return Object.fromEntries(
      Object.entries(adapted).map(([name, value]) => {
        const typed = original[name];
        return [name, typed === undefined ? value : keepTyped(typed, value)];
      }),
    );
  if (Array.isArray(original)) return original.every((one) => examples.has(String(one))) ? adapted : original;
  return typeof original === 'string' && examples.has(original) ? adapted : original;
}

/** Undefined for a path that no operation has: the provider says so. */
function getRoute(method: string, path: string): Route | undefined {
  try {
    return findRoute(method, path);
  } catch {
    return undefined;
  }
}
