import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { checks } from '../../blocks/checks.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { Problem } from '../read/words/problem.ts';
import { createFixture, type Files } from './fixture.ts';

export interface Report {
  problems: Problem[];
  /** Each problem in a line: code, file if it is not the changed one, pointer or position, correction. */
  found: string[];
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
  const textOf = (file: string) =>
    readFileSync(join(fixture.root, file), 'utf8').replace(/^\ufeff/, '');
  afterAll(fixture.remove);
  return (changes) => {
    fixture.write(changes);
    const problems = load().problems.filter(about);
    const found = problems.map((problem) => inALine(problem, Object.keys(changes)[0], textOf));
    fixture.restore(changes);
    return { problems, found };
  };
}

/** A problem without its wording: code, place, and what its fix makes of what; `?` marks a guess. */
export function inALine(
  { code, file, line, column, pointer, fix = [], guess }: Problem,
  changed: string | undefined,
  textOf: (file: string) => string,
): string {
  const inFile = file === changed ? '' : `${file.replace('site-config/', '')}#`;
  const corrections = fix.map(({ file, offset, length, text }) => {
    const before = textOf(file).slice(offset, offset + length);
    return [readable(before), '→', readable(text)].filter(Boolean).join(' ');
  });
  const place = `${inFile}${pointer || `${line}:${column}`}`;
  return [code, place, ...corrections, ...(guess ? ['?'] : [])].join(' ');
}

/** In one line, with what cannot be seen as an escape. */
const readable = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(
      /^ $|[^\S ]|\p{C}/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
