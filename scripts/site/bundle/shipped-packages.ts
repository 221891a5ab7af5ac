import type { Plugin } from 'vite';

/** Adds the folder of every package with code in a bundle, such as `node_modules/react`, to `folders`. Vite's own `build.license` leaves out workers. */
export function collectPackages(folders: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, output) {
      for (const file of Object.values(output)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = getPackageFolder(id);
          if (folder !== undefined) folders.add(folder);
        }
      }
    },
  };
}

/** `node_modules/a/node_modules/@b/c` of a module in it. */
function getPackageFolder(id: string): string | undefined {
  return /[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}
