import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { stateOf } from '../read/site/is-live.ts';
import type { PageOf, Published } from '../read/site/machine.ts';
import type { Clock } from '../read/words/time-zone.ts';

/**
 * The pages as visitors know them: those of the main branch that this one began from, or of the
 * last commit; without git, those of the last build. None in a repository without a commit or a
 * build. Undefined where nothing tells: a folder without git may be the copy of a site that is
 * online.
 */
export const publishedPages = (root: string, clock: Clock, pageOf: PageOf): Published | undefined =>
  fromGit(root, clock, pageOf) ??
  fromBuild(root) ??
  (isWithoutCommits(root) ? new Map<string, string>() : undefined);

const isWithoutCommits = (root: string): boolean => git(root, ['rev-list', '--all', '-1']) === '';

const publishedCommit = (root: string): string | undefined =>
  git(root, ['merge-base', 'HEAD', 'origin/HEAD'])?.trim() ??
  git(root, ['rev-parse', '--verify', 'HEAD'])?.trim();

/** The text of a file as visitors know it; null for a file that they do not, undefined where git does not tell. */
export function publishedText(root: string, file: string): string | null | undefined {
  const commit = publishedCommit(root);
  return commit && (git(root, ['cat-file', 'blob', `${commit}:./${file}`]) ?? null);
}

/** Of pages, of records that may have one each, and of what says at which address. */
const FOLDERS = ['pages', 'collections', 'records'].map((name) => `site-config/${name}`);
const RECORD = /^site-config\/collections\/([^/]+)\/([^/]+)\.json$/;
const TEMPLATE = /^site-config\/records\/([^/]+)\.json$/;

function fromGit(root: string, clock: Clock, pageOf: PageOf): Published | undefined {
  const base = publishedCommit(root);
  if (base === undefined) return undefined;
  const listed = git(root, ['ls-tree', '-r', '-z', base, '--', ...FOLDERS]) ?? '';
  const all = Array.from(listed.matchAll(/(?<!\d)\d+ blob ([0-9a-f]+)\t([^\0]+\.json)\0/g));
  const templates = all.filter(([, , file = '']) => TEMPLATE.test(file));
  const files = all.filter(
    ([, , file = '']) => file.startsWith(`${FOLDERS[0]}/`) || (templates[0] && RECORD.test(file)),
  );
  if (files.length === 0) return undefined;
  // Reads only the changed files from git: of ten thousand pages, that takes a fiftieth of the time.
  const ofBase = ['--name-only', '-z', '--no-renames', '--relative', base, '--', ...FOLDERS];
  const differing = git(root, ['diff-index', ...ofBase]);
  const differs = new Set(differing?.split('\0') ?? files.map(([, , file = '']) => file));
  const paths = new Map<string, string | undefined>();
  const others = files.filter(([, , file = '']) => {
    const page = differs.has(file) || differs.has(templateOf(file)) ? undefined : pageOf(file);
    if (!page?.facts) return true;
    const { path, isTimed } = page.facts;
    if (!isTimed || wasPublic(page.value, clock)) paths.set(file, path);
    return false;
  });
  const addresses = new Map<string, unknown>();
  const ofRecords = others.some(([, , file = '']) => RECORD.test(file)) ? templates : [];
  if (!readOthers(root, ofRecords, (file, text) => addresses.set(file, parsed(text)?.path)))
    return undefined;
  const tell = (file: string, text: string) =>
    paths.set(file, pathIn(text, clock, addresses.get(templateOf(file)), file));
  if (!readOthers(root, others, tell)) return undefined;
  const pairs = files.map(([, , file = '']) => [paths.get(file), file] as const);
  return new Map(pairs.filter((pair): pair is [string, string] => pair[0] !== undefined));
}

/** The file that says at which address the records of a collection are; '' for a page. */
function templateOf(file: string): string {
  const [, collection] = RECORD.exec(file) ?? [];
  return collection === undefined ? '' : `site-config/records/${collection}.json`;
}

/** The address of a page is public once the page was published. */
const wasPublic = (page: unknown, clock: Clock) =>
  ['live', 'expired'].includes(stateOf(page, clock));

/** `git cat-file --batch` prints each blob as a line "id type bytes", followed by that number of bytes. */
function readOthers(
  root: string,
  files: readonly RegExpExecArray[],
  tell: (file: string, text: string) => void,
): boolean {
  if (files.length === 0) return true;
  const ids = files.map(([, id]) => `${id}\n`).join('');
  const texts = git(root, ['cat-file', '--batch'], ids);
  if (texts === undefined) return false;
  const bytes = Buffer.from(texts);
  let offset = 0;
  for (const [, , file = ''] of files) {
    const end = bytes.indexOf(10, offset);
    const size = Number(bytes.toString('utf8', offset, end).split(' ')[2]);
    tell(file, bytes.toString('utf8', end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
  return true;
}

/** Of a page, or of a record by the address of its collection's. */
function pathIn(text: string, clock: Clock, address: unknown, file: string): string | undefined {
  const page = parsed(text);
  if (!page || !wasPublic(page, clock)) return undefined;
  const [, , id] = RECORD.exec(file) ?? [];
  const path = id === undefined ? page.path : address;
  return typeof path === 'string' ? path.replace('{id}', id ?? '') : undefined;
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The sitemap of a build in the site's own folder. */
function fromBuild(root: string): Published | undefined {
  const sitemap = join(root, 'dist/sitemap.xml');
  if (!existsSync(sitemap)) return undefined;
  const found = [
    ...readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
  ];
  return new Map(found.map(([, path]) => [path?.replace(/(?<=.)\/$/, '') || '/', '']));
}

/** When a file was added; a file that git does not have yet is newer than any commit. */
export function cameToBe(root: string, file: string): number {
  const added = git(root, ['log', '--diff-filter=A', '--format=%ct', '-1', '--', file])?.trim();
  const written = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (added === undefined) return written;
  return added === '' ? Date.now() + written : Number(added) * 1000;
}

/** The output of git in a folder; undefined outside a repository or without git. */
export function git(folder: string, args: readonly string[], input?: string): string | undefined {
  if (!isInRepository(folder)) return undefined;
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 200_000_000,
      ...(input === undefined ? {} : { input }),
    });
  } catch {
    return undefined;
  }
}

/** Looks for a .git folder, because starting git takes longer. */
function isInRepository(folder: string): boolean {
  const above = dirname(resolve(folder));
  return existsSync(join(folder, '.git')) || (above !== resolve(folder) && isInRepository(above));
}
