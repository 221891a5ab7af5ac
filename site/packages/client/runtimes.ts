/** A runtime that the registry of npm has a binary of, and how it runs a file of TypeScript. */
type Runtime = { name: string; packages: string[]; command: string[] };

/** Node.js runs TypeScript itself from 22.18 on. Deno and Bun are pinned: their next major version is a change that somebody decides on. */
export const RUNTIMES: readonly Runtime[] = [
  { name: 'Node.js 22', packages: ['node@22'], command: ['node'] },
  { name: 'Node.js 24', packages: ['node@24'], command: ['node'] },
  { name: 'Deno', packages: ['deno@2.9.6'], command: ['deno', 'run', '--allow-all'] },
  { name: 'Bun', packages: ['bun@1.4.5'], command: ['bun', 'run'] },
];
