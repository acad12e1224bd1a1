declare const __BUILD__: {
  version: string;
  /** The short hash of the commit; empty if the build does not know it. */
  commit: string;
};

/** The build of the app that is running. `vite.config.ts` writes it. */
export const build = __BUILD__;
