import { structuredPatch } from 'diff';
import { applyEdits } from '../edit/file-change.ts';
import { readText, type SiteFiles } from '../read/files/site-files.ts';
import type { Problem } from '../read/words/problem.ts';

/** Lines of a file before and after the fix of a problem. */
interface Correction {
  file: string;
  /** 1-based, of the first. */
  line: number;
  before: string;
  after: string;
}

/** A problem for a reader who does not have the files. */
export interface CorrectedProblem extends Problem {
  corrections?: Correction[];
}

/** Adds to each problem with a fix the lines that it changes. */
export function withCorrections(
  problems: readonly Problem[],
  files: SiteFiles,
): CorrectedProblem[] {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readText(files, file) ?? '';
    texts.set(file, text);
    return text;
  };
  return problems.map((problem) =>
    problem.fix ? { ...problem, corrections: correctionsOf(problem.fix, read) } : problem,
  );
}

function correctionsOf(
  fix: NonNullable<Problem['fix']>,
  read: (file: string) => string,
): Correction[] {
  return [...new Set(fix.map(({ file }) => file))].flatMap((file) => {
    const own = fix.filter((edit) => edit.file === file);
    const text = read(file);
    const { hunks } = structuredPatch(file, file, text, applyEdits(text, own), '', '', {
      context: 0,
    });
    return hunks.map(({ oldStart, lines }) => {
      const texts = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
      return {
        file,
        line: oldStart,
        before: texts('-').join('\n'),
        after: texts('+').join('\n'),
      };
    });
  });
}
