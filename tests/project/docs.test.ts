/** README.md, CONTRIBUTING.md, CHANGELOG.md, AGENTS.md, llms.txt and docs/ lead nowhere that is not there, and name every folder and command. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import schema from '../../schema/integrations.schema.json' with { type: 'json' };
import { writeVariables } from '../../src/commands/write-variables.ts';
import { PUBLIC_VARIABLES } from '../../src/content/read/site/variables.ts';
import { HOSTING_VARIABLES } from '../../src/hosting/hosting-options.ts';
import { sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';
import { ownCatalogue, schemaTexts } from '../../src/words/node/catalogues.ts';
import { fencesIn } from './fences.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'AGENTS.md',
  'llms.txt',
  ...readdirSync(join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** A fence begins a line; within a line it may be what the example is about. */
const FENCED = /^```[\s\S]*?^```/gm;

const withoutCode = (text: string) => text.replace(FENCED, '').replace(/`[^`]*`/g, '');

function anchorsIn(file: string): Set<string> {
  const headings = read(file)
    .replace(FENCED, '')
    .matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, heading = '']) => anchorOf(heading)));
}

test.each(docs)('%s: every link has a target', (file) => {
  const links = [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  const dead = links.filter((link) => {
    if (/^(https?:|mailto:)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(join(projectRoot, target))) return true;
    return anchor !== undefined && !anchorsIn(target).has(decodeURIComponent(anchor));
  });
  expect(dead).toEqual([]);
});

const sources = new Set(
  sourcesIn(['src', 'scripts', 'tests', 'bench', 'supabase'])
    .flatMap((file) => [file, basename(file)])
    .concat('vite.config.ts'),
);

// docs/extending.md names files to be made, CHANGELOG.md some that are gone.
test.each(docs.filter((file) => !/extending|CHANGELOG/.test(file)))(
  '%s: every named source file exists',
  (file) => {
    const named = [...read(file).matchAll(/`((?:[\w.-]+\/)*[\w-]+\.(?:tsx?|mjs))`/g)];
    const gone = named.map(([, name = '']) => name).filter((name) => !sources.has(basename(name)));
    expect(gone).toEqual([]);
  },
);

test('llms.txt lists every page of docs/ by its title', () => {
  const pages = docs.filter((file) => file.startsWith('docs/'));
  const titles = pages.map((file) => [/^# (.+)$/m.exec(read(file))?.[1], file]);
  const listed = [...read('llms.txt').matchAll(/^- \[([^\]]+)\]\((docs\/[^)]+)\): ./gm)];
  expect(listed.map(([, title, file]) => [title, file]).sort(byFile)).toEqual(titles.sort(byFile));
});

const byFile = ([, a = '']: (string | undefined)[], [, b = '']: (string | undefined)[]) =>
  a < b ? -1 : 1;

// What compiles and runs: the code that docs/ show is a part of the engine, or of its tests.
test('the code in docs/ stands in the file that it names', () => {
  const code = docs
    .flatMap((file) => fencesIn(read(file)))
    .filter(({ language }) => /^[jt]sx?$/.test(language));
  expect(code.length).toBeGreaterThan(2);
  for (const { place, text } of code) expect(read(place), place).toContain(text);
});

test.each(docs)('%s: every npm command exists', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** The pages that are written once a language. */
const OF_LANGUAGE = {
  en: ['docs/editors-guide.md', 'docs/errors.md', 'docs/publishing.md'],
  es: ['docs/guia-del-editor.md', 'docs/errores.md', 'docs/publicacion.md'],
  'pt-BR': ['docs/guia-do-editor.md', 'docs/erros.md', 'docs/publicar.md'],
};

test.each(Object.entries(OF_LANGUAGE))(
  'what is said in %s names pages that are there, and of those of a language its own',
  (language, own) => {
    const template = join(projectRoot, 'src/commands/new-site/template', language, 'beside');
    const said = [
      ...Object.values(ownCatalogue(language, projectRoot)),
      ...[...schemaTexts(language, projectRoot).values()].flatMap(Object.values),
      ...['README.md', 'AGENTS.md'].map((file) => readFileSync(join(template, file), 'utf8')),
    ].flat();
    const named = said.flatMap((text) => String(text).match(/docs\/[\w-]+\.md/g) ?? []);
    expect(named).toContain(own[0]);
    const ofOthers = Object.values(OF_LANGUAGE)
      .flat()
      .filter((file) => !own.includes(file));
    expect(named.filter((file) => !docs.includes(file) || ofOthers.includes(file))).toEqual([]);
  },
);

test('docs/commands.md names every command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const text = read('docs/commands.md');
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`\\b${name.replace(/[:-]/g, '[:-]')}\\b`).test(text),
  );
  expect(missing).toEqual([]);
});

test('every variable of a build is in docs/commands.md, and reaches the build that is deployed', async () => {
  const named = [...PUBLIC_VARIABLES, ...Object.keys(HOSTING_VARIABLES)];
  const [commands, deploy] = [read('docs/commands.md'), read('.github/workflows/deploy.yml')];
  expect(named.filter((name) => !commands.includes(`| \`${name}\` |`))).toEqual([]);
  expect(named.filter((name) => !deploy.includes(`${name}: \${{ vars.${name} }}`))).toEqual([]);
  const demo = Object.keys(parseEnv(read('.env.demo')));
  expect(demo.filter((name) => !PUBLIC_VARIABLES.includes(name))).toEqual([]);
  expect(await writeVariables(projectRoot, schema.variables, true), 'npm run types').toBe(true);
});

const folders = (parent: string) =>
  readdirSync(join(projectRoot, parent), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !/^\.|^(node_modules|dist(-.*)?|prebuilt|screenshots|test-results)$/.test(entry.name),
    )
    .map(({ name }) => join(parent, name));

test('README and the architecture have a row for every folder', () => {
  const text = read('README.md') + read('docs/architecture.md');
  const rows = [...text.matchAll(/^\| (`[^|]+`) +\|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([\w./-]+)`/g)])
    .map(([, name = '']) => name.replace(/\/$/, ''));
  const wanted = [...folders('.'), ...folders('src'), ...folders('src/app')];
  expect(wanted.filter((folder) => !rows.includes(folder))).toEqual([]);
  expect(rows.filter((row, index) => row.includes('/') && rows.indexOf(row) !== index)).toEqual([]);
});
