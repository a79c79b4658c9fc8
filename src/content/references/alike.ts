import type { ConfigFile } from '../config-file.ts';

/** Files by a text that each should have for itself. */
export interface Alike {
  /** One of those that have it. */
  byText: ReadonlyMap<string, ConfigFile>;
  /** What several have, with all of them. */
  shared: ReadonlyMap<string, ReadonlySet<ConfigFile>>;
}

/** Sets are for what is shared alone: ten thousand of them would be what the site weighs in memory. */
export function createAlike() {
  const byText = new Map<string, ConfigFile>();
  const shared = new Map<string, Set<ConfigFile>>();
  return {
    byText,
    shared,
    add(text: string, file: ConfigFile): void {
      const first = byText.get(text);
      if (first) shared.set(text, (shared.get(text) ?? new Set([first])).add(file));
      else byText.set(text, file);
    },
    remove(text: string, file: ConfigFile): void {
      const files = shared.get(text) ?? new Set([file]);
      files.delete(file);
      const [next] = files;
      if (next) byText.set(text, next);
      else byText.delete(text);
      if (files.size < 2) shared.delete(text);
    },
  };
}
