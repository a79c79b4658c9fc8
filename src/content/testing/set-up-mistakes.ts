import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { segmentsOf } from '../../lib/json.ts';
import { applyEdits } from '../edit/file-change.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { editsSetting } from '../read/json/edits-of.ts';
import type { Problem } from '../read/words/problem.ts';
import { createFixture, type Files } from './fixture.ts';
import type { Remedy } from './mistakes/mistake.ts';
import { inALine } from './set-up-reports.ts';

interface Outcome {
  problems: Problem[];
  /** Each of them in a line. */
  found: string[];
  /** What is reported once the hint is followed, or the fix made. */
  left: Problem[];
  /** The file as its fix makes it, if the problem has one, and as following the hint does. */
  byFix?: unknown;
  byHand?: unknown;
}

/** Makes a mistake in the valid site, and then does what its hint says. */
export function setUpMistakes() {
  const fixture = createFixture();
  const load = createSiteConfigLoader(fixture.root);
  const textOf = (file: string) => readFileSync(join(fixture.root, file), 'utf8');
  afterAll(fixture.remove);
  return (files: Files, file: string, remedy?: Remedy): Outcome => {
    let after: Files | undefined;
    try {
      fixture.write(files);
      const { problems } = load();
      const [problem] = problems;
      const found = problems.map((one) => inALine(one, file, textOf));
      const fixed = problem?.fix && applyEdits(textOf(file), problem.fix);
      if (remedy) after = remedied(remedy, problem);
      else if (fixed !== undefined) after = { [file]: fixed };
      if (after) fixture.write(after);
      const byHand = fixed && JSON.parse(textOf(file));
      const byFix = fixed && JSON.parse(fixed);
      return { problems, found, left: after ? load().problems : [], byHand, byFix };
    } finally {
      fixture.restore({ ...files, ...after });
    }

    function remedied(remedy: Remedy, problem: Problem | undefined): Files {
      if ('files' in remedy) return remedy.files;
      const text = textOf(file);
      if ('edit' in remedy) return { [file]: edited(text, remedy.edit) };
      return { [file]: replaced(text, problem?.pointer ?? '', remedy) };
    }
  };
}

function edited(text: string, edits: [from: string | RegExp, to: string][]): string {
  let done = text;
  for (const [from, to] of edits) {
    const next = done.replace(from, () => to);
    if (next === done) throw new Error(`Nothing to replace: ${from}`);
    done = next;
  }
  return done;
}

/** The value at a pointer becomes another, or its name does. */
function replaced(text: string, pointer: string, remedy: Remedy): string {
  const path = segmentsOf(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (!('rename' in remedy)) return 'value' in remedy ? withValue(text, path, remedy.value) : text;
  const value = 'value' in remedy ? remedy.value : valueAt(text, path);
  return withValue(withValue(text, path, undefined), [...path.slice(0, -1), remedy.rename], value);
}

const withValue = (text: string, path: (string | number)[], value: unknown): string =>
  applyEdits(text, editsSetting(text, path, value));

function valueAt(text: string, path: (string | number)[]): unknown {
  let value: unknown = JSON.parse(text);
  for (const part of path) value = (value as Record<string | number, unknown>)[part];
  return value;
}
