import { hex } from '@scure/base';

type Bytes = Uint8Array<ArrayBuffer>;

/** AlgorithmIdentifier of rsaEncryption (RFC 8017 appendix A.1), in DER. */
const RSA = hex.decode('300d06092a864886f70d0101010500');
const VERSION_0 = hex.decode('020100');

/** PKCS #8 (RFC 5208) around an RSAPrivateKey of PKCS #1, which WebCrypto does not read. */
export function wrapPrivateKey(key: Bytes): Bytes {
  return encode(0x30, [...VERSION_0, ...RSA, ...encode(0x04, key)]);
}

/** SubjectPublicKeyInfo (RFC 5280 section 4.1) around an RSAPublicKey of PKCS #1. */
export function wrapPublicKey(key: Bytes): Bytes {
  return encode(0x30, [...RSA, ...encode(0x03, [0, ...key])]);
}

/** Tag, length and value of DER; everything here is longer than 127 bytes and shorter than 64 kB. */
function encode(tag: number, content: ArrayLike<number>): Bytes {
  return Uint8Array.of(tag, 0x82, content.length >> 8, content.length & 0xff, ...Array.from(content));
}
