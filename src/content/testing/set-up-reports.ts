import { afterAll } from 'vitest';
import { checks } from '../../blocks/checks.ts';
import { diskFiles } from '../node/disk-files.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { Problem } from '../read/words/problem.ts';
import { formatText } from '../report/text.ts';
import { createFixture, type Files } from './fixture.ts';

export interface Report {
  problems: Problem[];
  /** The report as text. */
  text: string;
}

/** Selects the problems a test is about; findings of other checks are ignored. */
export type About = (problem: Problem) => boolean;

const ofChecks = new Set(checks.flatMap(({ codes }) => codes));

/** Those of the files by themselves (their place, JSON, schema, texts), whatever checks there are. */
export const ofNoCheck: About = ({ code }) => !ofChecks.has(code);

export const ofCodes =
  (...codes: readonly string[]): About =>
  ({ code }) =>
    codes.includes(code);

/** Returns a function that reports the problems after some changes to the valid site. */
export function setUpReports(about: About): (changes: Files) => Report {
  const fixture = createFixture();
  const load = createSiteConfigLoader(fixture.root);
  afterAll(fixture.remove);
  return (changes) => {
    fixture.write(changes);
    const problems = load().problems.filter(about);
    const text = `\n${formatText(problems, { files: diskFiles(fixture.root) })}`;
    fixture.restore(changes);
    return { problems, text };
  };
}

/** The same, of these codes, as lists: file, pointer, message and hint. */
export function setUpFindings(...codes: readonly string[]) {
  const reportOf = setUpReports(ofCodes(...codes));
  return (changes: Files) =>
    reportOf(changes).problems.map(({ file, pointer, message, hint }) => [
      file,
      pointer,
      message,
      hint,
    ]);
}
