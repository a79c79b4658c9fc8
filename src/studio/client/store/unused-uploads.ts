import type { Json } from '../../shared/protocol.ts';
import type { Step } from './history.ts';

/**
 * Of the pictures that were sent to the site, those that a step showed and that no file shows now. They
 * stay in the site's folder, as doing the step again needs them.
 */
export const unusedUploads = (
  { after }: Step,
  uploads: readonly string[],
  files: readonly (Json | undefined)[],
): string[] =>
  uploads.filter(
    (path) =>
      contains(Object.values(after.values), path) && !files.some((file) => contains(file, path)),
  );

const contains = (value: Json | undefined, text: string): boolean =>
  JSON.stringify(value ?? null).includes(JSON.stringify(text));
