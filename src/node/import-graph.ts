import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { projectRoot } from './project.ts';

export interface Import {
  /** The specifier as written. */
  specifier: string;
  line: number;
  /** The file of the project that it leads to; undefined for a package, or a module that a plugin makes. */
  file: string | undefined;
}

export const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file);
/** The fixture site has links to blocks of the first site. */
const ELSEWHERE = /(^|\/)(node_modules|field\/(sites|work)|fixture-site\/blocks)(\/|$)/;

/** Paths of the source files in these folders, from the root of the project. */
export function sourcesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((file) => isSource(file) && !ELSEWHERE.test(file)),
  );
}

/** All imports of a file, static and dynamic, of values and types. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
  ];
  const found = new Map(
    requests.flatMap((request) => (request ? [[request.start, request.value]] : [])),
  );
  // Dynamic imports, and those in types.
  for (const { index, 1: name = '' } of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g))
    found.set(index, name);
  return [...found].map(([offset, specifier]) => ({
    specifier,
    line: source.slice(0, offset).split('\n').length,
    file: specifier.startsWith('.') ? resolved(file, specifier) : undefined,
  }));
}

export const isFile = (path: string) =>
  statSync(join(projectRoot, path), { throwIfNoEntry: false })?.isFile() ?? false;

function resolved(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const file = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile);
  if (!file) throw new Error(`${from}: ${specifier} leads nowhere`);
  return file;
}
