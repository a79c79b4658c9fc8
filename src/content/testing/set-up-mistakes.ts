import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modify } from 'jsonc-parser';
import { afterAll } from 'vitest';
import { segmentsOf } from '../../lib/json.ts';
import { applyEdits } from '../edit/file-change.ts';
import type { Drafts } from '../index.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { Problem } from '../read/words/problem.ts';
import { createFixture, type Files } from './fixture.ts';
import type { Mistake, Remedy } from './mistakes/mistake.ts';

/** Makes a mistake in the valid site, and then does what its hint says. */
export function setUpMistakes() {
  const fixture = createFixture();
  const load = createSiteConfigLoader(fixture.root);
  afterAll(fixture.remove);
  return (mistake: Mistake): { problems: Problem[]; left: Problem[]; leftByFix: Problem[] } => {
    const file = fileOf(mistake);
    let after: Files | undefined;
    try {
      fixture.write(mistake.files);
      const { problems, site } = load();
      const leftByFix = problems[0]?.fix ? load(fixed(problems[0], site.entries)).problems : [];
      after = mistake.remedy && remedied(mistake.remedy, file, problems[0]);
      if (after) fixture.write(after);
      return { problems, left: after ? load().problems : [], leftByFix };
    } finally {
      fixture.restore({ ...mistake.files, ...after });
    }

    function remedied(remedy: Remedy, name: string, problem: Problem | undefined): Files {
      if ('files' in remedy) return remedy.files;
      const text = readFileSync(join(fixture.root, name), 'utf8');
      if ('edit' in remedy) return { [name]: edited(text, remedy.edit) };
      return { [name]: replaced(text, problem?.pointer ?? '', remedy) };
    }
  };
}

/** The files with the fix of a problem. */
function fixed({ fix = [] }: Problem, entries: readonly ConfigFile[]): Drafts {
  const drafts = new Map<string, string>();
  for (const { file, text } of entries) {
    const own = fix.filter((edit) => edit.file === file);
    if (own.length > 0) drafts.set(file, applyEdits(text, own));
  }
  return drafts;
}

/** The file that the mistake is in. */
export const fileOf = ({ file, files }: Mistake): string => file ?? Object.keys(files)[0] ?? '';

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

function withValue(text: string, path: (string | number)[], value: unknown): string {
  let done = text;
  for (const { offset, length, content } of modify(text, path, value, {}).reverse())
    done = done.slice(0, offset) + content + done.slice(offset + length);
  return done;
}

function valueAt(text: string, path: (string | number)[]): unknown {
  let value: unknown = JSON.parse(text);
  for (const part of path) value = (value as Record<string | number, unknown>)[part];
  return value;
}
