/** What the published site would become, and whether it would be valid: asked before a commit is made. */
import { type Asked, isOutdated } from './asked.ts';
import type { Checked } from './changes.ts';
import type { Answer } from './protocol.ts';
import { filesIn } from './reading.ts';
import type { Snapshot } from './snapshots.ts';

const isText = (file: string) => /\.(json|svg)$/i.test(file);

/** Undefined if it would be valid. */
export async function refusalOf(
  asked: Asked,
  head: Snapshot,
  changes: readonly Checked[],
): Promise<Answer | undefined> {
  const { repository, site, now } = asked;
  const files = new Map(filesIn(head).map(([path, { size }]) => [path, size]));
  const written = new Map(changes.map((change) => [change.file, change]));
  const configs = filesIn(head).filter(([path]) => /^site-config\/.+\.json$/.test(path));
  const all = await repository.texts(configs.map(([, { sha }]) => sha));
  const texts = new Map<string, string>();
  const before = new Map<string, string>();
  for (const [path, { sha }] of configs) {
    const text = all.get(sha) ?? '';
    if (written.has(path)) before.set(path, text);
    else texts.set(path, text);
  }
  for (const { file, text, base64, sha } of changes) {
    if (sha === null) files.delete(file);
    else files.set(file, text?.length ?? Math.floor(((base64?.length ?? 0) * 3) / 4));
    if (text !== undefined && file.startsWith('site-config/')) texts.set(file, text);
  }
  const changed = new Map(
    changes.map(({ file, text }) => [file, isText(file) ? text : undefined] as const),
  );
  const problems = site.check({ files, texts, changed, before, now: now() });
  if (problems.length === 0) return undefined;
  return { status: 'invalid', problems, isOutdated: await isOutdated(asked, head) };
}

/** Stores what is written as a tree on the published one. Pictures first: they are blobs of their own. */
export async function treeWith(
  { repository }: Asked,
  head: Snapshot,
  changes: readonly Checked[],
): Promise<string> {
  const entries = new Map<string, string | { sha: string | null }>();
  for (const { file, sha, text, base64 } of changes) {
    if (text !== undefined) entries.set(file, text);
    else if (base64 !== undefined) entries.set(file, { sha: await repository.store(base64) });
    else entries.set(file, { sha });
  }
  return repository.storeTexts(head, entries);
}
