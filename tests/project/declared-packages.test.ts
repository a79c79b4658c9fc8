import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
const { scripts = {}, dependencies = {}, devDependencies = {} } = manifestIn('');
const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));

const IMPORTS = [
  /^(?:import|export|\})[^'\n]*\bfrom '([\w@][^']*)'/gm,
  /^import '([\w@][^']*)'/gm,
  /\b(?:import|resolve|require)\('([\w@][^']*)'/g,
];
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

interface SourceFile {
  file: string;
  text: string;
  packages: string[];
}

function sourceFiles(folder: string, recursive = true): SourceFile[] {
  const names = readdirSync(join(projectRoot, folder), { recursive, encoding: 'utf8' });
  return names
    .filter(
      (name) =>
        /\.(tsx?|mjs)$/.test(name) && !/field[\\/](sites|work)|node_modules|\.cache/.test(name),
    )
    .map((name) => {
      const file = join(folder, name).replaceAll('\\', '/');
      const text = readFileSync(join(projectRoot, file), 'utf8');
      return { file, text, packages: packagesIn(text) };
    });
}

function packagesIn(text: string): string[] {
  const ids = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = '']) => id));
  const ofOthers = ids.filter(
    (id) => !/^(node:|virtual:|#)/.test(id) && !builtinModules.includes(id),
  );
  return ofOthers.map((id) => PACKAGE.exec(id)?.[0] ?? id);
}

const project = [
  ...['src', 'scripts'].flatMap((folder) => sourceFiles(folder)),
  ...sourceFiles('', false),
];
const others = ['tests', 'bench', 'workshop'].filter((folder) =>
  existsSync(join(projectRoot, folder)),
);
const all = [...project, ...others.flatMap((folder) => sourceFiles(folder))];

/** What the tools of a site import alone: their folder, `workshop/`, may be deleted. */
const OF_WORKSHOP = ['pdfkit', '@types/pdfkit', 'svg-to-pdfkit'];

it('declares every imported package', () => {
  // The blocks of a site import the engine by its name.
  const isDeclared = (name: string) =>
    name === 'site-in-json' || declared.has(name) || declared.has(`@types/${name}`);
  const missing = all.flatMap(({ file, packages }) =>
    packages.filter((name) => !isDeclared(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('lists in `dependencies` all packages sent to visitors, because their licences are checked there', () => {
  const sent = project.filter(
    ({ file }) => /^src\/(app\/(?!dev\/)|lib\/)/.test(file) && !/test/.test(file),
  );
  const missing = sent.flatMap(({ file, packages }) =>
    packages.filter((name) => !Object.hasOwn(dependencies, name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('uses every declared package', () => {
  const imported = new Set(all.flatMap(({ packages }) => packages));
  const commands = [...Object.values(scripts), ...all.map(({ text }) => text)].join('\n');
  const peers = new Set(
    [...declared].flatMap((name) =>
      Object.keys(manifestIn(`node_modules/${name}`).peerDependencies ?? {}),
    ),
  );
  const isUsed = (name: string) =>
    imported.has(name) ||
    OF_WORKSHOP.includes(name) ||
    imported.has(name.replace('@types/', '')) ||
    name === '@types/node' ||
    name.startsWith('@fontsource') || // the theme of a site names its families, and may be elsewhere
    (name.startsWith('@emotion/') && peers.has(name)) || // MUI's way of styling, which it leaves to choose
    isRun(name, commands);
  expect([...declared].filter((name) => !isUsed(name))).toEqual([]);
});

/** Whether a command of the package, such as `tsc`, is run. */
function isRun(name: string, commands: string): boolean {
  const { bin = {} } = manifestIn(`node_modules/${name}`);
  const names = typeof bin === 'string' ? [name] : Object.keys(bin);
  return names.some((command) =>
    new RegExp(`^${command} |(&& |')${command}[ ']`, 'm').test(commands),
  );
}
