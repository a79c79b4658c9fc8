/** Of Vite's bundler: a slow machine is not worth a warning. */
export const checks = { bundlerTimings: false };
