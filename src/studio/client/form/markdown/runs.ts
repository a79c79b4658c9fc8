/** A piece of text with the same marks throughout. */
export interface Run {
  /** "\n" alone is a line break. */
  text: string;
  strong?: true;
  emphasis?: true;
  /** The target of a link. */
  to?: string;
}

export const BREAK = '\n';

export const sameMarks = (a: Run, b: Run): boolean =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.to === b.to;

/**
 * Brings runs into a form that Markdown can express: equal neighbours are joined, marks neither begin nor
 * end with a space, and there are no spaces at line breaks and at the ends.
 */
export function normalize(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap(splitSpaces).filter(({ text }) => text !== '');
  const plain = pieces.map((run, index) =>
    isBlank(run) ? spaceBetween(pieces[index - 1], run, pieces[index + 1]) : run,
  );
  const joined: Run[] = [];
  for (const run of plain) {
    const last = joined.at(-1);
    if (run.text === BREAK) {
      joined.push({ text: BREAK });
    } else if (last && last.text !== BREAK && sameMarks(last, run)) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return trimLines(joined);
}

const isBlank = (run: Run) => run.text !== BREAK && /^[ \t]+$/.test(run.text);

/** A space between two runs gets the marks that both have. */
function spaceBetween(before: Run | undefined, { text }: Run, after: Run | undefined): Run {
  const run: Run = { text };
  if (before?.strong && after?.strong) run.strong = true;
  if (before?.emphasis && after?.emphasis) run.emphasis = true;
  if (before?.to !== undefined && before.to === after?.to) run.to = before.to;
  return run;
}

function splitSpaces(run: Run): Run[] {
  if (run.text === BREAK || !(run.strong || run.emphasis || run.to !== undefined)) return [run];
  const [, start = '', text = '', end = ''] = /^([ \t]*)(.*?)([ \t]*)$/s.exec(run.text) ?? [];
  return [{ text: start }, { ...run, text }, { text: end }];
}

function trimLines(runs: Run[]): Run[] {
  const kept = runs.map((run, index) => {
    const starts = index === 0 || runs[index - 1]?.text === BREAK;
    const ends = index === runs.length - 1 || runs[index + 1]?.text === BREAK;
    if (run.text === BREAK) return run;
    const text = starts ? run.text.replace(/^[ \t]+/, '') : run.text;
    return { ...run, text: ends ? text.replace(/[ \t]+$/, '') : text };
  });
  const solid = kept.filter(({ text }) => text !== '');
  while (solid[0]?.text === BREAK) solid.shift();
  while (solid.at(-1)?.text === BREAK) solid.pop();
  return solid.length === runs.length ? solid : trimLines(solid);
}
