import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isSample } from '../../../content/read/words/sample-text.ts';
import { type JsonNode, pointerTo } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { placeNameUpper } from '../../../words/phrases.ts';

/** Visitors read no sample text of an example, a template or a new item. Reported once per section, field or record. */
export const checkSampleTexts = fileCheck(['sample-text'], (_, nodes) => {
  const samples = nodes.filter((node) => isSample(node.value) && !isInDraft(node));
  const parts = new Map<string, { first: JsonNode; count: number }>();
  for (const node of samples) {
    const part = partOf(pointerTo(node));
    const { first, count } = parts.get(part) ?? { first: node, count: 0 };
    parts.set(part, { first, count: count + 1 });
  }
  return [...parts.values()].map(({ first, count }): Finding<'sample-text'> => {
    const pointer = pointerTo(first);
    return {
      code: 'sample-text',
      severity: 'warning',
      pointer,
      message: [
        msg('checks/sample-texts:found', {
          place: placeNameUpper(pointer),
          text: quoted(String(first.value)),
        }),
        count > 1 ? msg('checks/sample-texts:others', { count: count - 1 }) : undefined,
      ],
      hint: msg('checks/sample-texts:found-hint'),
    };
  });
});

/** A page, a section or a record that is still being written. */
const isInDraft = ({ parent }: JsonNode): boolean =>
  parent !== undefined &&
  ((parent.value as Record<string, unknown>).draft === true || isInDraft(parent));

/** "/sections/2", "/meta", the record "/cometa". */
const partOf = (pointer: string): string => /^\/[^/]*(\/\d+)?/.exec(pointer)?.[0] ?? '';
