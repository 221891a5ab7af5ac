import { existsSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds every file that is a module of a build to `inputs`, by its path from `root`: those of the project, and those of a provider elsewhere. Also those of which nothing
 * remains in a chunk: a change can bring them back. Packages are covered by the lock file.
 */
export function collectInputs(root: string, inputs: Set<string>): Plugin {
  return {
    name: 'collect-inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?', 1);
        // A name that a plugin has made up is no file.
        const isOwn = isAbsolute(file) && !file.split(sep).includes('node_modules') && existsSync(file);
        if (isOwn) inputs.add(relative(root, file));
      }
    },
  };
}
