/** What is read of the repository: content alone, of commits that the caller names. */
import { type Handler, isOutdated } from './asked.ts';
import { expected } from './forge.ts';
import { isPicture } from './paths.ts';
import { MOST } from './protocol.ts';
import { isSha } from './repository.ts';
import type { Snapshot } from './snapshots.ts';

const isContent = (path: string): boolean =>
  /^site-config\/.+\.json$/.test(path) || isPicture(path);

/** Regular files alone: where a link leads is nobody's to read. */
export const filesIn = ({ places }: Snapshot) =>
  [...places].filter(([path, { mode }]) => /^100/.test(mode) && !path.startsWith('.git'));

export const readHead: Handler = async (asked) => {
  const { repository, person } = asked;
  const head = await repository.head();
  const files = filesIn(head).map(([path, { sha, size }]) => [path, { sha, size }] as const);
  return {
    ...{ status: 'ok', commit: head.commit, branch: repository.branch, person },
    ...{ files: Object.fromEntries(files), isOutdated: await isOutdated(asked, head) },
  };
};

const contentOf = (snapshot: Snapshot): Set<string> =>
  new Set(filesIn(snapshot).flatMap(([path, { sha }]) => (isContent(path) ? [sha] : [])));

export const readTexts: Handler = async ({ body, repository }) => {
  const { commit, shas } = body;
  if (!isSha(commit) || !Array.isArray(shas) || shas.length > MOST.shas || !shas.every(isSha))
    return { status: 'malformed' };
  const snapshot = await repository.snapshotOf(commit);
  const known = snapshot && contentOf(snapshot);
  if (!known || !shas.every((sha) => known.has(sha))) return { status: 'not-there' };
  return { status: 'ok', texts: Object.fromEntries(await repository.texts(shas)) };
};

export const readFile: Handler = async ({ body, repository }) => {
  const { commit, sha } = body;
  if (!isSha(commit) || !isSha(sha)) return { status: 'malformed' };
  const snapshot = await repository.snapshotOf(commit);
  const found = snapshot && filesIn(snapshot).find(([, place]) => place.sha === sha);
  if (!found || !isContent(found[0])) return { status: 'not-there' };
  if (found[1].size > MOST.body / 2) return { status: 'too-large' };
  const base64 = await repository.bytes(sha);
  return base64 === undefined ? { status: 'not-there' } : { status: 'ok', base64 };
};

/** A name of git, not an option of it, and no path out of content. */
const isPlainFile = (file: unknown): file is string =>
  typeof file === 'string' &&
  file.length <= 300 &&
  isContent(file) &&
  !/(^|\/)\.\.?(\/|$)/.test(file);

export const readHistory: Handler = async ({ body, forge, repository }) => {
  const { file, count } = body;
  const isCount = Number.isInteger(count) && Number(count) > 0 && Number(count) < MOST.versions;
  if (!isPlainFile(file) || !isCount) return { status: 'malformed' };
  const most = Number(count);
  const search = new URLSearchParams({
    sha: repository.branch,
    path: file,
    per_page: `${most + 1}`,
  });
  const commits: Commit[] = expected(await forge.ask('GET', `commits?${search}`), 200);
  const versions = commits.slice(0, most).map(({ sha, commit: { message, author } }) => ({
    ...{ commit: sha, author: author.name, at: author.date, title: message.split('\n')[0] ?? '' },
  }));
  return { status: 'ok', versions, hasMore: commits.length > most };
};

interface Commit {
  sha: string;
  commit: { message: string; author: { name: string; date: string } };
}

export const readVersion: Handler = async ({ body, repository }) => {
  const { commit, file } = body;
  if (!isSha(commit) || !isPlainFile(file) || isPicture(file)) return { status: 'malformed' };
  const snapshot = await repository.snapshotOf(commit);
  if (!snapshot) return { status: 'not-there' };
  const place = snapshot.places.get(file);
  if (!place || !/^100/.test(place.mode)) return { status: 'ok', text: null };
  return { status: 'ok', text: (await repository.texts([place.sha])).get(place.sha) ?? null };
};
