import { describe, expect, it } from 'vitest';
import type { Files } from './fixture.ts';
import { ofCodes, type Report, setUpReports } from './set-up-reports.ts';

/** Changes to the valid site, and each problem that they cause, as `found` writes it. */
export type Reported = Record<string, [changes: Files, ...found: string[]]>;

interface Cases {
  reported: Reported;
  /** Changes that the check accepts. */
  fine?: Record<string, Files>;
}

/** Tries a check on changes to the valid site; what other checks find there is not looked at. */
export function testCheck({ codes }: { codes: readonly string[] }, { reported, fine = {} }: Cases) {
  const reportOf = setUpReports(ofCodes(...codes));

  testReported(reportOf, reported);

  it('reports each of its codes at least once', () => {
    const seen = Object.values(reported).flatMap(([, ...found]) => found.map(codeOf));
    expect([...new Set(seen)].sort()).toEqual([...codes].sort());
  });

  it.each(Object.entries({ 'the valid site': {}, ...fine }))('accepts %s', (_, changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  });
}

/** Expects each problem by its code, its pointer and its correction; docs/errors.md has the wording. */
export function testReported(reportOf: (changes: Files) => Report, reported: Reported) {
  describe('reports', () => {
    it.each(Object.entries(reported))('%s', (_, [changes, ...expected]) => {
      expect(reportOf(changes).found).toEqual(expected);
    });
  });
}

const codeOf = (found: string) => found.split(' ')[0];
