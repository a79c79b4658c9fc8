/** A piece of text with the same marks throughout. */
export interface Run {
  /** "\n" alone is a line break. */
  text: string;
  strong?: true | undefined;
  emphasis?: true | undefined;
  /** The target of a link. */
  to?: string | undefined;
}

export const BREAK = '\n';

export const sameMarks = (a: Run, b: Run): boolean =>
  a.strong === b.strong && a.emphasis === b.emphasis && a.to === b.to;

/** True for spaces, and for line breaks, which have no marks either. */
export const isBlank = ({ text }: Run): boolean => text.trim() === '';

/**
 * Brings runs into a form that Markdown can express: equal neighbours are joined, marks neither begin nor
 * end with a space, and there are no spaces at line breaks and at the ends.
 */
export function normalize(runs: readonly Run[]): Run[] {
  const pieces = joined(runs.flatMap(splitLines).flatMap(splitSpaces));
  const spaced = pieces.map((run, index) =>
    isBlank(run) ? spaceBetween(pieces[index - 1], run, pieces[index + 1]) : run,
  );
  return trimLines(joined(spaced));
}

/** Line breaks as runs of their own. No text of Markdown holds the two characters that are removed. */
function splitLines(run: Run): Run[] {
  const lines = run.text.replace(/[\0\uFEFF]/g, '').split(/\r\n?|\n/);
  return lines.flatMap((text, index) =>
    index === 0 ? [{ ...run, text }] : [{ text: BREAK }, { ...run, text }],
  );
}

/** The spaces at both ends of a run as runs without marks. */
export function splitSpaces(run: Run): Run[] {
  if (run.text === BREAK) return [run];
  const { length } = run.text.trimEnd();
  const start = length - run.text.slice(0, length).trimStart().length;
  return [
    { text: run.text.slice(0, start) },
    { ...run, text: run.text.slice(start, length) },
    { text: run.text.slice(length) },
  ].filter(({ text }) => text !== '');
}

/** A space between two runs gets the marks that both have. */
function spaceBetween(before: Run | undefined, { text }: Run, after: Run | undefined): Run {
  const run: Run = { text };
  if (text === BREAK) return run;
  if (before?.strong && after?.strong) run.strong = true;
  if (before?.emphasis && after?.emphasis) run.emphasis = true;
  if (before?.to !== undefined && before.to === after?.to) run.to = before.to;
  return run;
}

function joined(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    if (last && last.text !== BREAK && run.text !== BREAK && sameMarks(last, run))
      kept[kept.length - 1] = { ...last, text: last.text + run.text };
    else kept.push(run);
  }
  return kept;
}

function trimLines(runs: Run[]): Run[] {
  const kept = runs.map((run, index) => {
    const starts = index === 0 || runs[index - 1]?.text === BREAK;
    const ends = index === runs.length - 1 || runs[index + 1]?.text === BREAK;
    if (run.text === BREAK) return run;
    const text = starts ? run.text.replace(/^[ \t]+/, '') : run.text;
    return { ...run, text: ends ? text.replace(/(?<![ \t])[ \t]+$/, '') : text };
  });
  const solid = kept.filter(({ text }) => text !== '');
  while (solid[0]?.text === BREAK) solid.shift();
  while (solid.at(-1)?.text === BREAK) solid.pop();
  return solid.length === runs.length ? solid : trimLines(solid);
}
