import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds every module of a build that is a file of the project to `inputs`, by its path below `root`. Also those of which nothing
 * remains in a chunk: a change can bring them back. Packages are covered by the lock file.
 */
export function collectInputs(root: string, inputs: Set<string>): Plugin {
  return {
    name: 'collect-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?', 1);
        const path = relative(root, file);
        const isOwn = file.startsWith(root + sep) && !path.split(sep).includes('node_modules');
        if (isOwn) inputs.add(path);
      }
    },
  };
}
