import type { ConfigFile } from '../../read/site/config-file.ts';
import {
  addTo,
  alikeIn,
  createIndex,
  type MentionIndex,
  type Mentions,
} from '../../read/site/mentions.ts';

/** Like `mentionsOf`, but reuses the result of the last load, because few files change between loads. */
export function createKeptMentions(): (entries: readonly ConfigFile[]) => Mentions {
  let counted: readonly ConfigFile[] = [];
  const index = createIndex();
  return (entries) => {
    const before = counted;
    counted = entries;
    // Compares by position, which is faster than two sets of ten thousand; after an added file, all later ones are replaced.
    for (const [position, file] of before.entries())
      if (file !== entries[position]) removeFrom(index, file);
    for (const [position, file] of entries.entries())
      if (file !== before[position]) addTo(index, file);
    return { ...index };
  };
}

function removeFrom(index: MentionIndex, file: ConfigFile): void {
  const { links, names, types, timed } = index;
  for (const value of file.mentioned.links) {
    const link = links.get(value);
    link?.files.delete(file);
    if (link?.files.size === 0) links.delete(value);
  }
  for (const [kind, name] of file.mentioned.names) {
    const files = names.get(kind)?.get(name);
    files?.delete(file);
    if (files?.size === 0) names.get(kind)?.delete(name);
  }
  for (const type of file.facts?.types ?? []) types.get(type)?.delete(file);
  timed.delete(file);
  for (const [alike, text] of alikeIn(index, file)) if (text) removeAlike(alike, text, file);
}

function removeAlike(
  { byText, shared }: MentionIndex['paths'],
  text: string,
  file: ConfigFile,
): void {
  const files = shared.get(text) ?? new Set([file]);
  files.delete(file);
  const [next] = files;
  if (next) byText.set(text, next);
  else byText.delete(text);
  if (files.size < 2) shared.delete(text);
}
