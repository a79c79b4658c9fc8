/** Each section type is built from MUI components, and styles no markup but its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourcesIn } from '../node/import-graph.ts';
import { projectRoot } from '../node/project.ts';
import { sections } from './sections.gen.ts';

/** `@mui/material/Card`, but not `@mui/material/styles`. */
const isComponent = (specifier: string) => /^@mui\/material\/[A-Z]/.test(specifier);

/** The files that are not a test, and what they import. */
const own = (folder: string) =>
  sourcesIn([folder])
    .filter((file) => !file.includes('.test.'))
    .flatMap(importsOf);

/** A piece of these folders stands for what it is made of itself; layouts are no content. */
const isPiece = (file = '') =>
  /^src\/(ui|forms|blocks\/sections\/shared)\//.test(file) && !file.startsWith('src/ui/section/');

/** What a screen that a section of one line shows is made of. */
const inScreens = (imports: ReturnType<typeof importsOf>): typeof imports =>
  imports
    .filter(({ file = '' }) => /^src\/panel\//.test(file))
    .flatMap(({ file = '' }) => [...importsOf(file), ...inScreens(importsOf(file))]);

test.each(Object.keys(sections))('%s is built from MUI components', (type) => {
  const inFolder = own(`src/blocks/sections/${type}`);
  const imports = [...inFolder, ...inScreens(inFolder)];
  const used = [
    ...imports,
    ...imports.filter(({ file }) => isPiece(file)).flatMap(({ file = '' }) => importsOf(file)),
  ];
  const components = used.map(({ specifier }) => specifier).filter(isComponent);
  expect(components, `imports of @mui/material/ in src/blocks/sections/${type}`).not.toEqual([]);
});

const STYLED = [
  'src/panel',
  'src/blocks/sections',
  'src/ui',
  'src/app/engine',
  'src/app/shell',
  'src/forms',
];

/** In a selector: what depends on how many children there are, or wins by repeating a class. A state is none of it. */
const FORBIDDEN =
  /(^|[{,])\s*'[^']*(&&|:only-(child|of-type)|> :nth-|:has\(> (?!:popover-open|section\[data-background))[^']*': /;

/** A width that is not asked of the theme; of a container it may be any. */
const LITERAL =
  /@(media|container)[^'`]*(min-|max-|\()(width|inline-size)\b|[^.]\bbreakpoints\.\w+\(\d/;

const linesThat = (pattern: RegExp, folder: string): string[] =>
  sourcesIn([folder])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(join(projectRoot, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );

test.each(STYLED)('%s: no style counts children or repeats its class for specificity', (folder) => {
  expect(linesThat(FORBIDDEN, folder)).toEqual([]);
});

test.each([...STYLED, 'src/blocks/fields', 'src/visitor'])(
  '%s: breakpoints are those of the theme',
  (folder) => {
    expect(linesThat(LITERAL, folder).filter((line) => !line.startsWith('src/ui/theme/'))).toEqual(
      [],
    );
  },
);
