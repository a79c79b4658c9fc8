import type { Plan } from '../../../content/edit/checked-plan.ts';
import type { Naming } from '../../../content/edit/rename-record.ts';
import type { Site } from '../../../content/site.ts';
import type { Edits, Json, PageAnswer } from '../../shared/protocol.ts';
import { textOnDisk } from '../files/json-text.ts';
import { placeWords } from '../review/labels.ts';
import { titleOf } from '../site/titles.ts';
import type { Studio } from '../studio.ts';

/** The edits that a plan made with them comes to, and what it leaves to a person. */
export function answerOf(studio: Studio, edits: Edits, { changes, left }: Plan): PageAnswer {
  const values: Record<string, Json> = { ...edits.values };
  const renamed: Record<string, string> = { ...edits.renamed };
  const remove = (file: string) => {
    delete renamed[file];
    // One that only the edits have is gone with them.
    if (textOnDisk(studio, file) === undefined) delete values[file];
    else values[file] = null;
  };
  for (const { file, after, renamedTo } of changes) {
    const from = renamed[file] ?? file;
    if (after === undefined || renamedTo !== undefined) remove(file);
    if (after === undefined) continue;
    values[renamedTo ?? file] = JSON.parse(after);
    if (renamedTo === undefined || renamedTo === from) continue;
    if (textOnDisk(studio, from) !== undefined) renamed[renamedTo] = from;
  }
  const { site } = studio.loader(edits)();
  const places = left.map(({ entry, link: { pointer } }) => ({ entry, pointer }));
  return { edits: { values, renamed }, left: toldPlaces(studio, site, places) };
}

/** Each place as a person finds it: "Menus e rodapé: Rótulo do item 1 de Links". */
export const toldPlaces = (studio: Studio, site: Site, places: readonly Naming[]) => {
  const source = studio.schemas();
  return places.map(({ entry, pointer }) => {
    const words = placeWords(source, entry.schema, entry.partial, pointer);
    return { file: entry.file, pointer, words: `${titleOf(studio, entry, site)}: ${words}` };
  });
};
