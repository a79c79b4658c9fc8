import { describe, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import type { Problem } from '../read/words/problem.ts';
import type { Mistakes } from '../testing/mistakes/mistake.ts';
import { CONTENT } from '../testing/mistakes/mistakes-of-content.ts';
import { HOURS } from '../testing/mistakes/mistakes-of-hours.ts';
import { LINKS } from '../testing/mistakes/mistakes-of-links.ts';
import { NAMES } from '../testing/mistakes/mistakes-of-names.ts';
import { STRUCTURE } from '../testing/mistakes/mistakes-of-structure.ts';
import { SYNTAX } from '../testing/mistakes/mistakes-of-syntax.ts';
import { VALUES } from '../testing/mistakes/mistakes-of-values.ts';
import { setUpMistakes } from '../testing/set-up-mistakes.ts';

const TABLES: Record<string, Mistakes> = {
  syntax: SYNTAX,
  structure: STRUCTURE,
  names: NAMES,
  values: VALUES,
  hours: HOURS,
  links: LINKS,
  content: CONTENT,
};

const make = setUpMistakes();
const codesIn = (problems: readonly Problem[]) =>
  problems.map(({ code, message }) => `${code}: ${worded(message)}`);

describe.each(Object.entries(TABLES))('mistakes of %s', (_, table) => {
  it.each(Object.entries(table))(
    '%s: one message, at its position, with the correction',
    (_, mistake) => {
      if (Array.isArray(mistake)) {
        const [files, expected] = mistake;
        const { found, left } = make(files, Object.keys(files)[0] ?? '');
        expect(found).toEqual([expected]);
        expect(codesIn(left)).toEqual([]);
        return;
      }
      const { files, file = Object.keys(files)[0] ?? '', code, at, shows = '', remedy } = mistake;
      const { problems, left, byHand, byFix } = make(files, file, remedy);
      const [problem] = problems;
      expect(codesIn(problems)).toHaveLength(1);
      expect([problem?.file, problem?.code]).toEqual([file, code]);
      expect(typeof at === 'number' ? problem?.line : problem?.pointer).toBe(at);
      expect(`${worded(problem?.message)}\n${worded(problem?.hint)}`).toContain(shows);
      expect(codesIn(left)).toEqual([]);
      expect(byFix).toEqual(byFix && byHand);
    },
  );
});
