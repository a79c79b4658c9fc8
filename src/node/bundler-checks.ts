/** Checks of Vite's bundler that are off: a slow machine needs no warning. */
export const bundlerChecks = { bundlerTimings: false };

/** What Node runs of a bundle: short, with the names that an error's trace tells. */
export const SHORT = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;
