import { worded } from '../../../../words/reader.ts';
import { printDay, readDay, readMoment } from '../../../shared/dates.ts';
import { pointerOf } from '../../../shared/json-pointer.ts';
import type { Json, StudioProblem } from '../../../shared/protocol.ts';
import {
  keysOf,
  narrowToBranch,
  pathTo,
  type SchemaFiles,
  type SchemaNode,
} from '../schema/schema-node.ts';
import { labelOf } from '../words/labels.ts';

/** The pointer of the field to show. A missing field's problem points to the object around it. */
export const pointerOfProblem = ({ pointer, missing }: StudioProblem): string =>
  missing === undefined ? pointer : pointer + pointerOf(missing);

/** Hints about the text of the file, or the offset of a date, which the studio does not show. */
const ABOUT_FILES = /^Acrescente "|apague a linha|[{}]|\.json\b|com o fuso do site/;

/** Hints of the studio, by the code of the problem, in place of hints about the file. */
const STUDIO_HINTS: Partial<Record<string, string>> = {
  'date-offset': 'Corrija, ou escreva a data e a hora de novo: o fuso do site entra sozinho.',
  'link-missing':
    'Escolha uma página que existe; se ela ainda vai ser feita, ponha o endereço em “Endereços prometidos”.',
};

/** The message and hint of a problem, with dates as they are typed in the form. */
export function problemText(problem: ProblemWords): string {
  const { code } = problem;
  const message = worded(problem.message);
  const hint = worded(problem.hint);
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

interface FieldScope {
  schemas: SchemaFiles;
  root: SchemaNode;
  value: Json | undefined;
  /** From `root` to the field. */
  pointer: string;
}

/** The text of a problem, with the labels that the form shows in place of the keys around its field. */
export function problemInWords(problem: ProblemWords, scope: FieldScope): string {
  const labels = labelsNear(scope);
  return problemText(problem).replace(/["“]([A-Za-z]\w*)["”]/g, (quoted, key: string) => {
    const label = labels.get(key);
    return label === undefined ? quoted : `“${label}”`;
  });
}

/** The labels of the keys around a field. Of two equal keys, the nearer to the field counts. */
function labelsNear({ schemas, root, value, pointer }: FieldScope): Map<string, string> {
  const labels = new Map<string, string>();
  for (const step of [{ node: root, value }, ...pathTo(schemas, root, value, pointer)]) {
    if (!step.node) break;
    const branch = narrowToBranch(schemas, step.node, step.value);
    for (const name of keysOf(branch)) labels.set(name, labelOf(schemas, branch, name));
  }
  return labels;
}
