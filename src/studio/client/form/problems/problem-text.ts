import { printDay, readDay, readMoment } from '../../../shared/dates.ts';
import type { Json, StudioProblem } from '../../../shared/protocol.ts';
import { childOf, pointerOf, segmentsOf } from '../schema/pointers.ts';
import {
  childNode,
  keysOf,
  narrowToBranch,
  type SchemaNode,
  type Schemas,
} from '../schema/schema-node.ts';
import { labelOf } from '../words/label-of.ts';

/** Of the field that is missing, not of what lacks it. */
export function pointerOfProblem({ code, pointer, message }: StudioProblem): string {
  const [, key] = code === 'missing-key' ? (/^Falta “([^”]+)”/.exec(message) ?? []) : [];
  return key === undefined ? pointer : pointer + pointerOf(key);
}

/** How it is written in the file, which nobody sees here. */
const ABOUT_FILES = /^Acrescente "|apague a linha|[{}]|\.json\b/;

/** What to do here, where the validator tells what to do in the files. */
const STUDIO_HINTS: Partial<Record<string, string>> = {
  'link-missing':
    'Escolha uma página que existe; se ela ainda vai ser feita, ponha o endereço em “Endereços prometidos”.',
};

/** What the validator says, for who sees fields and no files: dates as they are typed here. */
export function problemText({ code, message, hint = '' }: ProblemWords): string {
  const [, typed] = /“(\d{1,2}\/\d{1,2}\/\d{4})”/.exec(message) ?? [];
  const advice =
    code === 'bad-format' && typed && !readDay(typed)
      ? 'Esse dia não existe: confira o dia, o mês e o ano.'
      : ABOUT_FILES.test(hint)
        ? STUDIO_HINTS[code]
        : hint;
  return [message, advice].filter(Boolean).join(' ').replace(WRITTEN_DATE, dateAsTyped);
}

type ProblemWords = Pick<StudioProblem, 'code' | 'message' | 'hint'>;

const WRITTEN_DATE = /(?<![\w/-])\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?(?![\w-])/g;

function dateAsTyped(written: string): string {
  const moment = readMoment(written);
  return moment ? `${printDay(moment.day)} ${moment.hour}`.trim() : written;
}

/** What the validator says, with the labels of the form in place of the keys of the file. */
export function withFieldLabels(
  text: string,
  schemas: Schemas,
  root: SchemaNode,
  value: Json | undefined,
  pointer: string,
): string {
  const labels = labelsNear(schemas, root, value, pointer);
  return text.replace(/(["“])([A-Za-z]\w*)(["”])/g, (whole, _open, key: string) => {
    const label = labels.get(key);
    return label === undefined ? whole : `“${label}”`;
  });
}

/** What the keys on the way to a place, and beside it, are called; the nearest last. */
function labelsNear(schemas: Schemas, root: SchemaNode, value: Json | undefined, pointer: string) {
  const labels = new Map<string, string>();
  let node: SchemaNode | undefined = root;
  let at = value;
  for (const key of [undefined, ...segmentsOf(pointer)]) {
    if (key !== undefined) {
      node = node && childNode(schemas, node, key, at);
      at = childOf(at, key);
    }
    if (!node) break;
    const inner = narrowToBranch(schemas, node, at);
    for (const name of keysOf(inner)) labels.set(name, labelOf(schemas, inner, name));
  }
  return labels;
}
