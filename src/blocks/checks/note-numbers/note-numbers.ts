import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';
import { field, msg } from '../../../words/message.ts';

/** Each number in a document is that of a note beside it. */
export const checkNoteNumbers = fileCheck(['note-missing'], (file, nodes) =>
  holdsSections(file) ? nodes.flatMap(findingsOf) : [],
);

function findingsOf(node: JsonNode): Finding<'note-missing'>[] {
  const { value } = node;
  if (!isObject(value) || !isObject(value.document)) return [];
  const { document } = value;
  const notes = value.notes ?? (isObject(value.challenges) ? value.challenges.items : undefined);
  const count = Array.isArray(notes) ? notes.length : 0;
  return ['fields', 'lines'].flatMap((list) => {
    const marked = document[list];
    return (Array.isArray(marked) ? marked : []).flatMap((entry, index) => {
      if (!isObject(entry) || typeof entry.note !== 'number' || entry.note <= count) return [];
      return {
        code: 'note-missing' as const,
        severity: 'warning' as const,
        pointer: pointerTo(node) + pointerOf('document', list, String(index), 'note'),
        message: msg('checks/note-numbers:missing', { note: entry.note, count }),
        hint: msg('checks/note-numbers:missing-hint', {
          note: entry.note,
          noteField: field('note'),
        }),
      };
    });
  });
}
