import { describe, expect, it } from 'vitest';
import type { Files } from './fixture.ts';
import { ofCodes, setUpReports } from './set-up-reports.ts';

interface Cases {
  /** Changes that the check reports; its messages are in the snapshot. */
  reported: Record<string, Files>;
  /** Changes that the check accepts. */
  fine?: Record<string, Files>;
}

/** Tries a check on changes to the valid site; what other checks find there is not looked at. */
export function testCheck({ codes }: { codes: readonly string[] }, { reported, fine = {} }: Cases) {
  const reportOf = setUpReports(ofCodes(...codes));
  const seen = new Set<string>();

  describe('reports', () => {
    it.each(Object.entries(reported))('%s', (_, changes) => {
      const { problems, text } = reportOf(changes);
      for (const { code } of problems) seen.add(code);
      expect(problems).not.toEqual([]);
      expect(text).toMatchSnapshot();
    });

    it('each of its codes at least once', () => {
      expect([...seen].sort()).toEqual([...codes].sort());
    });
  });

  it.each(Object.entries({ 'the valid site': {}, ...fine }))('accepts %s', (_, changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  });
}
