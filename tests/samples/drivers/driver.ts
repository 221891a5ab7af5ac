import { canonicalQuery, encryptField, seal, signature, verifyResponse } from '../../../samples/merchant-signing.ts';

const merchantId = 'mch_01KF0AP900N5Y4WP04V8T304CJ';
const keyId = 'mk_sig_test_1';
const hex = (text = '') => Buffer.from(text, 'hex');

const commands: Record<string, [count: number, run: (...values: string[]) => string]> = {
  sign: [
    5,
    (method = '', target = '', timestamp = '', nonce = '', body = '') =>
      signature({ method, target, timestamp, nonce, body }),
  ],
  query: [4, (...list) => canonicalQuery({ ...pairs(list), merchantId, keyId, timestamp: '1', nonce: '2' })],
  seal: [4, (header = '', key = '', iv = '', text = '') => seal(header, hex(key), hex(iv), text)],
  encrypt: [1, (json = '') => encryptField(JSON.parse(json))],
  verify: [5, (...values) => verdict(...values)],
};

function pairs([name = '', value = '', other = '', otherValue = '']: string[]): Record<string, string> {
  return { [name]: value, [other]: otherValue };
}

function verdict(status = '', requestId = '', timestamp = '', signed = '', body = ''): string {
  try {
    const headers = new Headers({ 'X-Request-Id': requestId, 'X-Timestamp': timestamp, 'X-Signature': signed });
    verifyResponse(Number(status), headers, body);
    return 'genuine';
  } catch {
    return 'forged';
  }
}

const list = process.argv.slice(2);
while (list.length > 0) {
  const [count, run] = commands[list.shift() ?? ''] ?? [0, () => 'no such command'];
  console.log(run(...list.splice(0, count)));
}
