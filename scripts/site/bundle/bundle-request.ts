export type BundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site: receives `assets/`. */
  outDir: string;
  /** File of the provider's module. */
  provider?: string | undefined;
};

export type BundleTarget = 'interface' | 'console';

/** What `vite-builds.ts` must build, as JSON. `isSelfContained`: the server entry has its packages in it. */
export type BuildRequest = { target: BundleTarget; isSelfContained?: boolean } & BundleOptions;
