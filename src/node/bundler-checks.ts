/** Checks of Vite's bundler that are off: a slow machine needs no warning. */
export const bundlerChecks = { bundlerTimings: false };
