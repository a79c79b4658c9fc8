import type { Json } from '../../shared/protocol.ts';
import type { Step } from './history.ts';

/** The uploaded pictures that a step used and that no file uses now. They stay on disk, because a redo needs them. */
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
