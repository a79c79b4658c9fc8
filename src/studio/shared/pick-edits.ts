import type { Edits } from './protocol.ts';

/** The edits of these files alone. */
export function pickEdits({ values, renamed }: Edits, files: readonly string[]): Edits {
  const picked = new Set(files);
  const only = <T>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).filter(([file]) => picked.has(file)));
  return { values: only(values), renamed: only(renamed) };
}
