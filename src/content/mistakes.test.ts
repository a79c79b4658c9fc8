import { describe, expect, it } from 'vitest';
import type { Mistakes } from './testing/mistakes/mistake.ts';
import { CONTENT } from './testing/mistakes/mistakes-of-content.ts';
import { LINKS } from './testing/mistakes/mistakes-of-links.ts';
import { NAMES } from './testing/mistakes/mistakes-of-names.ts';
import { STRUCTURE } from './testing/mistakes/mistakes-of-structure.ts';
import { SYNTAX } from './testing/mistakes/mistakes-of-syntax.ts';
import { VALUES } from './testing/mistakes/mistakes-of-values.ts';
import { fileOf, setUpMistakes } from './testing/set-up-mistakes.ts';

const TABLES: Record<string, Mistakes> = {
  syntax: SYNTAX,
  structure: STRUCTURE,
  names: NAMES,
  values: VALUES,
  links: LINKS,
  content: CONTENT,
};

const make = setUpMistakes();

describe.each(Object.entries(TABLES))('mistakes of %s', (_, table) => {
  it.each(Object.entries(table))(
    '%s: one message, at its position, with the correction',
    (_, mistake) => {
      const { problems, left, byHand, byFix } = make(mistake);
      const [problem] = problems;
      expect(problems.map(({ code, message }) => `${code}: ${message}`)).toHaveLength(1);
      expect([problem?.file, problem?.code]).toEqual([fileOf(mistake), mistake.code]);
      expect(typeof mistake.at === 'number' ? problem?.line : problem?.pointer).toBe(mistake.at);
      expect(`${problem?.message}\n${problem?.hint}`).toContain(mistake.shows ?? '');
      expect(left.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
      if (byFix !== undefined) expect(byFix).toEqual(byHand);
    },
  );
});
