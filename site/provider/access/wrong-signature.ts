import { parseJson } from '../../../packages/base/encoding/json.ts';
import { bodyDigest } from '../../../packages/simulator/protocol/signing/string-to-sign.ts';

/**
 * What somebody signs by a mistake that newcomers make, so that the call returns 401008: the parameters in another order, else the body
 * serialised again, else no line feed at the end.
 */
export async function misreadStringToSign(stringToSign: string, body: string | undefined): Promise<string> {
  const lines = stringToSign.split('\n');
  const [method = '', target = ''] = lines;
  const [path, query = ''] = target.split('?');
  const reversed = query.split('&').toReversed().join('&');
  if (reversed !== query) return [method, `${path}?${reversed}`, ...lines.slice(2)].join('\n');
  const value = body === undefined ? undefined : parseJson(body);
  const printed = value === undefined ? body : JSON.stringify(value, null, 2);
  if (printed === body) return stringToSign.trimEnd();
  return [...lines.slice(0, 5), await bodyDigest(printed), ''].join('\n');
}
