import { at, type Check, compare, type Fault } from '../check.ts';

/** Texts are compressed for who accepts that, the content is the same, and each encoding has a validator of its own. */
export const checkCompression: Check = async ({ home, get }) => {
  const findings: Fault[] = [];
  for (const path of [home.pathname, `${home.pathname}sitemap.xml`]) {
    const plain = await get(path, { 'accept-encoding': 'identity' });
    const tags = new Set([plain.headers.get('etag')]);
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await get(path, { 'accept-encoding': encoding });
      tags.add(headers.get('etag'));
      findings.push(
        ...compare(path, `encoding for who accepts ${encoding}`, headers.get('content-encoding'), encoding),
      );
      if (!body.equals(plain.body)) findings.push(at(path, `has another content as ${encoding}`));
      if (!/accept-encoding/i.test(headers.get('vary') ?? '')) findings.push(at(path, 'has no Vary: Accept-Encoding'));
    }
    if (tags.size < 3) findings.push(at(path, 'encodings share an ETag'));
  }
  return findings;
};
