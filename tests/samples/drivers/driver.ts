import {
  decryptField,
  encryptField,
  seal,
  signature,
  targetToSign,
  verifyResponse,
} from '../../../samples/merchant-signing.ts';

const hex = (text = '') => Buffer.from(text, 'hex');

const commands: Record<string, [count: number, run: (...values: string[]) => string]> = {
  sign: [
    5,
    (method = '', target = '', timestamp = '', nonce = '', body = '') =>
      signature({ method, target, timestamp, nonce, body }),
  ],
  target: [3, (target = '', timestamp = '', nonce = '') => targetToSign(target, timestamp, nonce)],
  seal: [4, (header = '', key = '', iv = '', text = '') => seal(header, hex(key), hex(iv), text)],
  encrypt: [1, (json = '') => encryptField(JSON.parse(json))],
  decrypt: [1, (jwe = '') => decrypted(jwe)],
  verify: [5, (...values) => verdict(...values)],
};

function decrypted(jwe: string): string {
  try {
    return JSON.stringify(decryptField(jwe));
  } catch {
    return 'refused';
  }
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
