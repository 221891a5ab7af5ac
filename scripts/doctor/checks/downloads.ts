import { createHash } from 'node:crypto';
import { z } from 'zod';
import { at, type Check, compare, type Fault } from '../check.ts';
import { parseJson } from '../live-site.ts';

const Entry = z.object({ file: z.string(), sha256: z.string() });
const Manifest = z.object({ packages: z.array(Entry).default([]), files: z.array(Entry).default([]) });

/** Downloads are the bytes that the manifest of the build names by their hash. A site without downloads has no manifest. */
export const checkDownloads: Check = async ({ home, get }) => {
  const folder = `${home.pathname}downloads/`;
  const manifest = await get(`${folder}manifest.json`);
  if (manifest.status === 404) return [];
  const { data } = Manifest.safeParse(parseJson(manifest.text));
  if (data === undefined) return [at(manifest.path, `status ${manifest.status}, and no list`)];
  const findings: Fault[] = [];
  for (const { file, sha256 } of [...data.packages, ...data.files]) {
    const { status, body } = await get(folder + file);
    if (status !== 200) findings.push(at(folder + file, `status ${status}`));
    else findings.push(...compare(folder + file, 'SHA-256', createHash('sha256').update(body).digest('hex'), sha256));
  }
  return findings;
};
