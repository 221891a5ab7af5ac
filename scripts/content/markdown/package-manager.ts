import type { ProseBlock } from '../../../src/model/prose.ts';
import type { ContainerDirective } from './directive-node.ts';
import { type Conversion, find } from './tree.ts';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

/** `:::package-manager` around one fenced block of npm commands: a tab for each package manager. */
export function packageManagerTabs(node: ContainerDirective, conversion: Conversion): ProseBlock | undefined {
  const [code] = node.children;
  if (code?.type !== 'code' || node.children.length !== 1) {
    find(
      conversion,
      node,
      ':::package-manager takes exactly one code block',
      'Put the npm commands in one ```bash block.',
    );
    return undefined;
  }
  const tabs = MANAGERS.map((manager) => {
    const source = code.value
      .split('\n')
      .map((line) => translateCommand(line, manager))
      .join('\n');
    const block: ProseBlock = {
      kind: 'code',
      code: { language: 'bash', source, html: conversion.highlight('bash', source) },
    };
    return { label: manager, blocks: [block] };
  });
  return { kind: 'tabs', group: 'package-manager', tabs };
}

const VERBS: Record<string, Record<Manager, string>> = {
  'npm create': { npm: 'npm create', yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create' },
  'npm run': { npm: 'npm run', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun run' },
  'npm uninstall': { npm: 'npm uninstall', yarn: 'yarn remove', pnpm: 'pnpm remove', bun: 'bun remove' },
  'npm install': { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' },
  npx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
};

/** One npm command in the words of another package manager. Other lines are left alone. */
function translateCommand(line: string, manager: Manager): string {
  const command = line.replace(/^npm (i|add)\b/, 'npm install');
  if (/^npm install\s*$/.test(command)) return `${manager} install`;
  const verb = Object.keys(VERBS).find((candidate) => command === candidate || command.startsWith(`${candidate} `));
  const translated = verb && VERBS[verb]?.[manager];
  if (!verb || !translated) return line;
  const rest = command.slice(verb.length);
  return translated + (manager === 'yarn' || manager === 'bun' ? rest.replace(' --save-dev', ' --dev') : rest);
}
