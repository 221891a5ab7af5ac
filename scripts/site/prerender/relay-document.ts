import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { relaySecurityPolicy } from './content-security-policy.ts';
import { tag } from './html.ts';

const SCRIPT = /<script type="module" src="[^"]+"><\/script>/;

/** Writes the document that sends to the reader's own address: one script, and the only policy of the site that lets it connect anywhere. */
export async function writeRelay({
  root,
  outDir,
  script,
}: {
  root: string;
  outDir: string;
  script: string;
}): Promise<void> {
  const template = await readFile(join(root, 'relay.html'), 'utf8');
  const policy = relaySecurityPolicy(script);
  const head = [
    tag('meta', { 'http-equiv': 'content-security-policy', content: policy }),
    tag('meta', { name: 'robots', content: 'noindex' }),
  ];
  const document = template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(SCRIPT, () => `<script>${script}</script>`);
  await writeFile(join(outDir, 'relay.html'), document);
}
