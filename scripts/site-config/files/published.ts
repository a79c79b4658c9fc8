import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../json/json.ts';
import type { Clock } from '../publication/clock.ts';
import { stateOf } from '../publication/is-live.ts';
import { git } from './git.ts';

/** Path -> the file that was the page, '' where only the address is known. */
export type Published = ReadonlyMap<string, string>;

/**
 * The pages as visitors know them: those of the main branch that this one began from, or of the
 * last commit; without git, those of the last build. Undefined where neither tells.
 */
export const publishedPages = (root: string, clock: Clock): Published | undefined =>
  fromGit(root, clock) ?? fromBuild(root);

function fromGit(root: string, clock: Clock): Published | undefined {
  const base =
    git(root, ['merge-base', 'HEAD', 'origin/HEAD']) ??
    git(root, ['rev-parse', '--verify', 'HEAD']);
  if (base === undefined) return undefined;
  const listed = git(root, ['ls-tree', '-r', base.trim(), '--', 'site-config/pages']) ?? '';
  const files = [...listed.matchAll(/^\d+ blob ([0-9a-f]+)\t(.+\.json)$/gm)];
  if (files.length === 0) return undefined;
  const texts = git(root, ['cat-file', '--batch'], files.map(([, id]) => `${id}\n`).join(''));
  return texts === undefined ? undefined : pathsOf(files, texts, clock);
}

/** `git cat-file --batch` gives each as a line of "id type bytes" and then so many bytes. */
function pathsOf(files: readonly RegExpExecArray[], texts: string, clock: Clock): Published {
  const bytes = Buffer.from(texts);
  const published = new Map<string, string>();
  let at = 0;
  for (const [, , file = ''] of files) {
    const end = bytes.indexOf(10, at);
    const size = Number(bytes.toString('utf8', at, end).split(' ')[2]);
    const path = pathIn(bytes.toString('utf8', end + 1, end + 1 + size), clock);
    if (path !== undefined) published.set(path, file);
    at = end + 1 + size + 1;
  }
  return published;
}

/** Nobody knows the address of a page that was not shown yet. */
function pathIn(text: string, clock: Clock): string | undefined {
  try {
    const page: unknown = JSON.parse(text);
    if (!isObject(page) || typeof page.path !== 'string') return undefined;
    return ['live', 'expired'].includes(stateOf(page, clock)) ? page.path : undefined;
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

/** When a file came to be: later than any commit where git does not have it yet. */
export function cameToBe(root: string, file: string): number {
  const added = git(root, ['log', '--diff-filter=A', '--format=%ct', '-1', '--', file])?.trim();
  const written = statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (added === undefined) return written;
  return added === '' ? Date.now() + written : Number(added) * 1000;
}
