import {
  canonicalQuery,
  parseQuery,
  percentEncode,
} from '../../../../packages/simulator/protocol/signing/canonical-query.ts';

/** More parameters have more orders than a page should try; then only the likely ones count. */
const MAX_PERMUTED = 5;

/** The same target with its parameters in every other order. */
export function orderQueries(target: string): string[] {
  const [path, query] = split(target);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const sorted = [...pairs].sort();
  const orders = pairs.length <= MAX_PERMUTED ? permute(pairs) : [sorted, [...sorted].reverse(), [...pairs].reverse()];
  return unique(
    orders.map((order) => `${path}?${order.join('&')}`),
    target,
  );
}

/** Other spellings of a target: decoded, encoded again, sorted, without its query, without its first slash, with or without the one at the end, with the host. */
export function respellTargets(target: string, origin = ''): string[] {
  const [path, query] = split(target);
  const pairs = query.split('&').filter((pair) => pair !== '');
  const respell = (change: (text: string) => string) =>
    `${path}?${pairs.map((pair) => pair.split('=').map(change).join('=')).join('&')}`;
  const decoded = respell(decode);
  const encoded = respell((text) => percentEncode(decode(text)));
  const spellings =
    query === ''
      ? [`${path}?`]
      : [
          decoded,
          encoded,
          encoded.replaceAll('%20', '+'),
          encoded.replace(/%../g, (triplet) => triplet.toLowerCase()),
          `${path}?${canonicalQuery(parseQuery(query) ?? [])}`,
          path,
          `${path}${query}`,
        ];
  const withoutVersion = target.replace(/^\/v\d+(?=\/)/, '');
  const withHost = origin === '' ? [] : [origin + target, origin.replace(/^https?:\/\//, '') + target];
  const others = [
    withoutVersion,
    ...withHost,
    `${path}/${query && `?${query}`}`,
    target.toLowerCase(),
    target.slice(1),
  ];
  const orders = orderQueries(target);
  return unique([...spellings, ...others], target).filter((spelling) => !orders.includes(spelling));
}

/** `%2520` becomes `%20`. */
export function decodeOnce(target: string): string {
  return target.replace(/%25(?=[\da-f]{2})/gi, '%');
}

/** `%20` becomes `%2520`. */
export function encodeAgain(target: string): string {
  return target.replaceAll('%', '%25');
}

/** All orders, the present one first. */
export function permute(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

function unique(targets: string[], original: string): string[] {
  return [...new Set(targets)].filter((target) => target !== original);
}

function split(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
