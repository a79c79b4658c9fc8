import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '../../blocks/checks.gen.ts';
import type { Wording } from '../../words/message.ts';
import { ownCatalogue } from '../../words/node/catalogues.ts';
import { worded } from '../../words/reader.ts';
import { CHAPTERS, checkExamples, errorDocs, PAGES } from './error-docs.ts';
import { PROJECT } from './fixture.ts';

const all = Object.assign({}, ...Object.values(CHAPTERS)) as (typeof CHAPTERS)[string];
const examples = checkExamples();

/** Not made in a folder of its own: a PDF's stamp, a file without permission, a text that takes a second. */
const WITHOUT_EXAMPLE = [
  'guide-outdated',
  'block-broken',
  'file-unreadable',
  'rich-text-too-long',
  'rich-text-too-much',
  'not-accepted',
  'repeated-item',
];

/** The one thing that a message asks whether it was meant. */
function asked(wording: Wording | undefined): string[] {
  if (typeof wording !== 'object') return [];
  if (!('key' in wording)) return wording.flatMap(asked);
  const [name] = Object.values(wording.values?.value ?? {});
  return wording.key === 'words:did-you-mean' && typeof name === 'string' ? [name] : [];
}

it('says how to write what it asks whether it was meant', () => {
  const problems = Object.values(examples).flatMap(({ problems }) => problems);
  const meant = problems.flatMap(({ message, hint }) =>
    asked(message).map((name) => ({ name, hint: worded(hint) })),
  );
  expect(meant.length).toBeGreaterThan(10);
  expect(meant.filter(({ name, hint }) => !hint.includes(name))).toEqual([]);
});

describe('the pages of errors', () => {
  it.each(Object.keys(all))('%s: its example causes it, and no other', (code) => {
    expect(examples[code]?.problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('has the codes of all checks', () => {
    const codes = Object.values(checks).flatMap((check): readonly string[] => check.codes);
    expect(codes.filter((code) => !(code in all)).sort()).toEqual(['guide-outdated']);
  });

  it('has the codes that are written in the other files', () => {
    const folder = join(PROJECT, 'src/content');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^(read|check)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
    );
    const codes = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bcode: '([a-z-]+)'/g)].map(
        ([, code]) => code ?? '',
      ),
    );
    const missing = codes.filter((code) => !(code in all) && !WITHOUT_EXAMPLE.includes(code));
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(PAGES))('say in %s what each code means, and no other', (language) => {
    const keys = Object.keys(ownCatalogue(language, PROJECT)).filter((key) => /:code-/.test(key));
    expect(keys.sort()).toEqual(
      Object.values(all)
        .map(({ meaning }) => meaning)
        .sort(),
    );
  });

  it.each(errorDocs(examples))('%s equals the output of `npm run types`', (path, text) => {
    expect(readFileSync(join(PROJECT, path), 'utf8')).toBe(text);
  });
});
