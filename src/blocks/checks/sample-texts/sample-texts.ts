import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isSample } from '../../../content/read/words/sample-text.ts';
import { placeNameUpper, plural, quote } from '../../../content/read/words/wording.ts';
import { type JsonNode, pointerTo } from '../../../lib/json.ts';

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
    const others = count > 1 ? plural(count - 1, 'outro', 'outros') : '';
    return {
      code: 'sample-text',
      severity: 'warning',
      pointer,
      message: `${placeNameUpper(pointer)} ainda é um texto de exemplo: ${quote(String(first.value))}.${others && ` Junto dele há ${others}.`}`,
      hint: 'Escreva o seu texto no lugar, sem os sinais ‹ e ›; se não precisar dele, apague-o.',
    };
  });
});

/** A page, a section or a record that is still being written. */
const isInDraft = ({ parent }: JsonNode): boolean =>
  parent !== undefined &&
  ((parent.value as Record<string, unknown>).draft === true || isInDraft(parent));

/** "/sections/2", "/meta", the record "/cometa". */
const partOf = (pointer: string): string => /^\/[^/]*(\/\d+)?/.exec(pointer)?.[0] ?? '';
