import { join } from 'node:path';
import type { Plugin } from 'vite';
import { MUTATIONS } from './mutations.ts';

/** Plants the mistake with the number that `MUTATION` has: `npm run mutations` starts a run for each. */
export function plantMistake(root: string, number = process.env.MUTATION): Plugin {
  const planted = number === undefined ? undefined : MUTATIONS[Number(number)];
  return {
    name: 'planted-mistake',
    enforce: 'pre',
    transform(code, id) {
      if (!planted || id !== join(root, planted.file)) return undefined;
      if (code.split(planted.from).length !== 2) throw new Error(`${planted.file} has not one "${planted.from}"`);
      return code.replace(planted.from, () => planted.to);
    },
  };
}
