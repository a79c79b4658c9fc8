/** The engine knows no block by name: what is special about one is a trait, a check or code of its own folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockFolders } from '../../src/node/block-folders.ts';
import { sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';

const KINDS = ['sections', 'fields', 'strategies', 'collections'] as const;

/** Blocks that are called by a word of HTML, of a service or of the engine, which means something else there. */
const ALSO_WORDS = {
  'an element or a type of input':
    'article checkbox email form hidden password select text textarea video',
  'a type of a value, of JSON or of HTML': 'date file number radio time',
  'a kind of file of a site': 'form',
  'a part of a chart or an exhibit, which several types hold': 'chart figures steps',
  'a service of integrations.json': 'captcha crm endpoint',
  'how a link or a field is entered': 'email phone',
  'a function of Supabase, a part of an account': 'account team',
  'an event of a page or of a tag': 'event',
};

const MEANT = new Set(Object.values(ALSO_WORDS).flatMap((words) => words.split(' ')));

/** Files that may name some, and why. */
const MAY_NAME: Record<string, RegExp> = {
  // Pages written here as an editor would write them.
  'content of the gallery': /^src\/dev\/gallery\/previews\.ts$/,
  // It is shown before the code of the fields is there, and traits are on no page.
  'the skeleton of a form': /^src\/forms\/lazy-config-form\.tsx$/,
  // The studio's client gets no traits.
  'names in the studio': /^src\/studio\/client\/.*\/form-(definition|names)\.ts$/,
  // A message between the page and its frame, not the section that sends it.
  'the name of a message': /^src\/lib\/boot-protocol\.ts$/,
  // It is true of the blocks of a number of the schemas, whatever becomes of them.
  'a site of long ago': /^src\/migrations\/\d/,
};

/** The type of a section whose screen stands in another room. */
const TYPE = /\b(SectionOf|FieldOf|SubmitOf)<[^>]*>/g;

const names = KINDS.flatMap((kind) => blockFolders(projectRoot, kind).map(({ name }) => name));
const alternatives = names.filter((name) => !MEANT.has(name)).join('|');
const literal = new RegExp(`(['"\`])(${alternatives})\\1|collections/(${alternatives})\\b`);

const named = sourcesIn(['src'])
  .filter((file) => !/\.test\.|\.gen\.|\/testing(\/|\.)/.test(file))
  .filter((file) => !KINDS.some((kind) => file.startsWith(`src/blocks/${kind}/`)))
  .filter((file) => !Object.values(MAY_NAME).some((files) => files.test(file)))
  .flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const code = line.replace(/^\s*(\/?\*|\/\/).*|\s\/\/ .*/, '').replace(TYPE, '');
        return literal.test(code) ? [`${file}:${index + 1} ${line.trim()}`] : [];
      }),
  );

test('no code outside of the folders of blocks names one', () => {
  expect(named, 'make it a trait (docs/extending.md), or a check in the folder').toEqual([]);
});

test('a word that is exempt is the name of a block', () => {
  expect([...MEANT].filter((word) => !names.includes(word))).toEqual([]);
});
