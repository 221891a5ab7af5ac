export type BundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site: receives `assets/`. */
  outDir: string;
  /** File of the provider's module. */
  provider?: string | undefined;
};

/** What `build-interface.ts` must build, as JSON. `isSelfContained`: the server entry has its packages in it. */
export type BuildRequest = { isSelfContained?: boolean } & BundleOptions;
