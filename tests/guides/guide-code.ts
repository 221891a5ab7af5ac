import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of a guide. `line` is that of its fence. */
export type GuideCode = {
  file: string;
  line: number;
  language: string;
  title?: string;
  schema?: string;
  source: string;
};

/** All fenced blocks of the English guides. The build proves that those of other languages differ in comments only. */
export function readGuideCode(): GuideCode[] {
  const folder = 'guides/en';
  const names = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'));
  return names.sort().flatMap((name) => getBlocks(join(folder, name)));
}

function getBlocks(file: string): GuideCode[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(`{3,})(\w+)(.*)\n([\s\S]*?)^\1$/gm)].map(
    ({ 2: language = '', 3: meta = '', 4: source = '', index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      schema: /schema="([^"]*)"/.exec(meta)?.[1],
      source,
    }),
  );
}
