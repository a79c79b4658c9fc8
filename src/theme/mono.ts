/** For what a machine wrote: the system's own face, as no page waits for one. */
export const monoFont =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
