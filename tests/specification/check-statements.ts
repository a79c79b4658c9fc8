import { chapters } from './chapters/index.ts';

/** How many sentences the specification has, by line. */
const STATEMENTS = 427;
/** How many of them a browser has to try. */
const TRIED = 400;

const places = (id: string) => id.split('.').map(Number) as [line: number, which: number];

/** Throws where a statement is missing, out of order, or cannot be broken. */
export function checkStatements(): void {
  const statements = chapters.flat();
  const ids = statements.map(({ id }) => id);
  const problems: string[] = [];
  for (const [index, id] of ids.entries()) {
    const [line, which] = places(id);
    const [lineBefore, whichBefore] = places(ids[index - 1] ?? '0.0');
    const follows =
      line === lineBefore ? which === whichBefore + 1 : line > lineBefore && which === 1;
    if (!follows) problems.push(`${id} stands after ${ids[index - 1]}`);
  }
  const tried = statements.filter((one) => 'tried' in one);
  for (const { id, breaks } of tried) if (!breaks.length) problems.push(`nothing breaks ${id}`);
  if (ids.length !== STATEMENTS) problems.push(`${ids.length} statements, not ${STATEMENTS}`);
  if (tried.length < TRIED) problems.push(`only ${tried.length} are tried`);
  if (problems.length) throw new Error(`tests/specification/chapters/: ${problems.join('; ')}`);
}
