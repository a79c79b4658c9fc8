/** Commits of the repository with their content, and texts: all of it named by its content, so that what is kept never gets old. */
import { bytesOf } from './base64.ts';
import { expected, type Forge } from './forge.ts';
import { FOLDERS, type Place } from './paths.ts';
import { MOST } from './protocol.ts';

/** A commit with its content. */
export interface Snapshot {
  commit: string;
  tree: string;
  /** Folder or file at the root of the repository -> its id. */
  root: ReadonlyMap<string, string>;
  /** All that stands below the folders of content, folders and links too. */
  places: ReadonlyMap<string, Place>;
  /** In small letters -> as it is. */
  lowered: ReadonlyMap<string, string>;
}

interface TreeEntry {
  path: string;
  mode: string;
  sha: string;
  size?: number;
}

/** How much an instance keeps. */
const SNAPSHOTS = 6;
const KEPT_TEXT = 40_000_000;

async function treeAt(forge: Forge, sha: string, isWhole: boolean): Promise<TreeEntry[]> {
  const path = `git/trees/${sha}${isWhole ? '?recursive=1' : ''}`;
  const { tree, truncated } = expected(await forge.ask('GET', path), 200);
  if (truncated) throw new Error('The repository has more files than the forge lists');
  return tree;
}

/** Undefined if there is no such commit. */
async function readSnapshot(forge: Forge, commit: string): Promise<Snapshot | undefined> {
  const told = await forge.ask('GET', `git/commits/${commit}`);
  if (told.status === 404 || told.status === 422) return undefined;
  const tree: string = expected(told, 200).tree.sha;
  const root = await treeAt(forge, tree, false);
  const places = new Map<string, Place>();
  for (const { path: folder, mode, sha } of root) {
    if (!(FOLDERS as readonly string[]).includes(folder)) continue;
    places.set(folder, { mode, sha, size: 0 });
    if (mode !== '040000') continue;
    for (const { path, size = 0, ...entry } of await treeAt(forge, sha, true))
      places.set(`${folder}/${path}`, { mode: entry.mode, sha: entry.sha, size });
  }
  return {
    ...{ commit, tree, places, root: new Map(root.map(({ path, sha }) => [path, sha])) },
    lowered: new Map([...places.keys()].map((path) => [path.toLowerCase(), path])),
  };
}

export function createReader(forge: Forge) {
  const snapshots = new Map<string, Snapshot>();
  const kept = new Map<string, string>();
  let size = 0;

  function keep(sha: string, text: string): void {
    if (size > KEPT_TEXT) {
      kept.clear();
      size = 0;
    }
    kept.set(sha, text);
    size += text.length;
  }

  /** A file in Base64; undefined if there is no such blob. */
  async function bytes(sha: string): Promise<string | undefined> {
    const told = await forge.ask('GET', `git/blobs/${sha}`);
    return told.status === 404 ? undefined : expected(told, 200).content.replaceAll('\n', '');
  }

  async function read(shas: readonly string[]): Promise<[sha: string, text: string][]> {
    const found = expected(await forge.query(queryOf(forge, shas)), 200).data?.repository ?? {};
    const texts: [string, string][] = [];
    for (const [at, sha] of shas.entries()) {
      const { text, isTruncated } = found[`b${at}`] ?? {};
      // Of a long text GraphQL tells the beginning.
      const whole = isTruncated ? decoded(await bytes(sha)) : text;
      if (typeof whole === 'string') texts.push([sha, whole]);
    }
    return texts;
  }

  return {
    bytes,

    async snapshotOf(commit: string): Promise<Snapshot | undefined> {
      const found = snapshots.get(commit) ?? (await readSnapshot(forge, commit));
      if (!found) return undefined;
      snapshots.set(commit, found);
      const [oldest] = snapshots.keys();
      if (snapshots.size > SNAPSHOTS && oldest) snapshots.delete(oldest);
      return found;
    },

    /** Blob -> its text, of those that are texts; many with one call. */
    async texts(shas: readonly string[]): Promise<Map<string, string>> {
      const all = new Map<string, string>();
      const wanted: string[] = [];
      for (const sha of new Set(shas)) {
        const text = kept.get(sha);
        if (text === undefined) wanted.push(sha);
        else all.set(sha, text);
      }
      for (let from = 0; from < wanted.length; from += MOST.shas)
        for (const [sha, text] of await read(wanted.slice(from, from + MOST.shas)))
          all.set(sha, text);
      for (const sha of wanted) if (all.has(sha)) keep(sha, all.get(sha) ?? '');
      return all;
    },
  };
}

function queryOf({ repository }: Forge, shas: readonly string[]): string {
  const [owner, name] = repository.split('/');
  const fields = shas.map(
    (sha, at) => `b${at}: object(oid: "${sha}") { ... on Blob { text isBinary isTruncated } }`,
  );
  return `{ repository(owner: "${owner}", name: "${name}") { ${fields.join(' ')} } }`;
}

export const decoded = (base64: string | undefined): string | undefined =>
  base64 === undefined
    ? undefined
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(base64));
