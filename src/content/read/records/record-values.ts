import type { Slot } from '../files/layout.ts';
import { decode, readSource } from '../files/read.ts';
import type { SiteFiles } from '../files/site-files.ts';

type Drafts = ReadonlyMap<string, string | undefined>;

/** Reads what files say, each once as long as it is the same; drafts stand in the place of their files. */
export function createValueReader(files: SiteFiles): (drafts: Drafts) => (slot: Slot) => unknown {
  const kept = new Map<string, { stamp: string; value: unknown }>();
  return (drafts) => (slot) => {
    const draft = drafts.get(slot.file);
    if (draft !== undefined) return parsed(decode(new TextEncoder().encode(draft)).text);
    const before = kept.get(slot.file);
    if (before?.stamp === slot.stamp) return before.value;
    const value = parsed(readSource(files, slot).text);
    kept.set(slot.file, { stamp: slot.stamp, value });
    return value;
  };
}

/** Undefined for what is no JSON, which is told of the file itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
