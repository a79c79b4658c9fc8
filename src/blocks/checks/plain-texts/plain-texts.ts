import { recordOf } from '../../../content/read/files/layout.ts';
import { type ConfigFile, fileCheck } from '../../../content/read/site/config-file.ts';
import { plainText } from '../../../content/read/words/markup.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { pointerTo, segmentsOf } from '../../../lib/json.ts';
import { type Message, msg, quoted } from '../../../words/message.ts';
import { placeNameUpper } from '../../../words/phrases.ts';
import { engineCollections } from '../../names.gen.ts';

const CODES = ['markup-in-text', 'blank-text'] as const;

/** A text that is shown as it is has words, and no markup that visitors would read. */
export const checkPlainTexts = fileCheck(CODES, (entry, nodes) => {
  const { kind, name, references } = entry;
  const findings: Finding<(typeof CODES)[number]>[] = [];
  if (kind === 'single' && (name === 'integrations' || name === 'theme')) return findings;
  let rich: ReadonlySet<string> | undefined;
  for (const node of nodes) {
    const { value } = node;
    if (typeof value !== 'string' || value === '') continue;
    if (value.trim() === '') {
      const pointer = pointerTo(node);
      findings.push({
        code: 'blank-text',
        pointer,
        message: msg('checks/plain-texts:blank', { place: placeNameUpper(pointer) }),
        hint: msg('checks/plain-texts:blank-hint'),
      });
      continue;
    }
    const plain = plainText(value);
    if (plain === undefined) continue;
    rich ??= new Set(references.map(({ pointer }) => pointer));
    const pointer = pointerTo(node);
    if (rich.has(pointer) || (kind === 'record-page' && !OF_LISTS.test(pointer))) continue;
    findings.push({
      code: 'markup-in-text',
      severity: 'warning',
      pointer,
      message: msg('checks/plain-texts:markup', {
        place: placeNameUpper(pointer),
        text: quoted(value),
      }),
      hint: [
        msg('checks/plain-texts:markup-hint', { plain: JSON.stringify(plain) }),
        inOwnSchema(entry, pointer),
      ],
    });
  }
  return findings;
});

/**
 * What is shown of a record outside of its page. What a text of the page may hold says the schema of the pages that are made
 * by it: they are checked.
 */
const OF_LISTS = /^\/(card|feed)\//;

/** How a field of the site's own collection comes to take bold; undefined for others. */
function inOwnSchema({ kind, name }: ConfigFile, pointer: string): Message | undefined {
  if (kind !== 'record' && kind !== 'collection') return undefined;
  const [collection] = recordOf({ name });
  const [field, ...inside] = segmentsOf(pointer).slice(kind === 'record' ? 0 : 1);
  // What is deeper may be of a definition of the engine, such as a picture.
  const isDeeper = inside.some((segment) => !/^\d+$/.test(segment));
  if (field === undefined || isDeeper || engineCollections.includes(collection)) return undefined;
  return msg('checks/plain-texts:rich-hint', {
    field,
    file: `blocks/collections/${collection}/schema.json`,
  });
}
