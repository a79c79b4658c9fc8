import { MOST } from '../../../supabase/functions/studio/protocol.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { slotOfUntrusted } from '../../content/read/files/layout.ts';
import { msg, quoted } from '../../words/message.ts';
import type { RemoteSetup } from '../shared/remote-site.ts';
import type { Change, ListedFile, Workspace, WriteAnswer } from '../shared/workspace.ts';
import { type Copy, type Draft, publishedSha, shaIn, withDrafts } from './copy.ts';
import { copyOf, publishedText, type Remote, textsOf } from './published.ts';
import { hidePicture } from './shown-pictures.ts';
import { textDraft } from './text-draft.ts';

/** The files as they stand here: the published ones, with what is saved in this browser. */
export function remoteFiles(
  remote: Remote,
  setupOf: () => Promise<RemoteSetup>,
): Pick<Workspace, 'list' | 'texts' | 'write' | 'remove-picture'> {
  /** Throws if no file of a site may be there. */
  async function locate(file: string): Promise<void> {
    const { schemas } = await setupOf();
    const collections = new Set(
      Object.keys(schemas).flatMap((id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
    );
    if (!slotOfUntrusted(file, collections))
      throw new CannotEdit(msg('content/files:no-place', { file: quoted(file) }));
  }

  return {
    async list() {
      const [copy, { setup }] = await Promise.all([copyOf(remote), setupOf()]);
      const entries = entriesOf(copy);
      const drafts = Object.entries(copy.drafts).map(([file, { sha }]) => [file, sha]);
      return { at: JSON.stringify([copy.head.commit, drafts.sort()]), setup, entries };
    },
    async texts({ files }) {
      for (const file of files) await locate(file);
      const copy = await copyOf(remote);
      const { head, drafts } = copy;
      const published = files.filter((file) => !Object.hasOwn(drafts, file));
      const shas = published.flatMap((file) => publishedSha(head, file) ?? []);
      const known = await textsOf(remote, head, shas);
      const textOf = (file: string) =>
        drafts[file] ? drafts[file].text : known.get(publishedSha(head, file) ?? '');
      return {
        texts: Object.fromEntries(
          files.flatMap((file) => {
            const text = textOf(file);
            return text === undefined ? [] : [[file, text]];
          }),
        ),
      };
    },
    async write({ changes }) {
      for (const { file, text } of changes) {
        await locate(file);
        if (text !== undefined && new Blob([text]).size > MOST.text)
          throw new CannotEdit(msg('node/http:too-large', { megabytes: MOST.text / 1e6 }));
      }
      const { head } = await copyOf(remote);
      const bases = new Map<string, string | undefined>();
      for (const { file } of changes) bases.set(file, await publishedText(remote, head, file));
      return remote.kept.change((copy) => written(copy, changes, bases));
    },
    async 'remove-picture'({ path }) {
      await hidePicture(path);
      return remote.kept.change(async (copy) => {
        const file = `public${path}`;
        const { was } = copy.drafts[file] ?? { was: publishedSha(copy.head, file) };
        return [withDrafts(copy, { [file]: { was, sha: null, size: 0 } }), {}];
      });
    },
  };
}

async function written(
  copy: Copy,
  changes: readonly Change[],
  bases: ReadonlyMap<string, string | undefined>,
): Promise<readonly [Copy, WriteAnswer]> {
  const changed = changes.filter(({ file, stamp }) => (shaIn(copy, file) ?? undefined) !== stamp);
  if (changed.length > 0) return [copy, { changed: changed.map(({ file }) => file) }];
  const drafts: Record<string, Draft> = {};
  const saved: Record<string, string> = {};
  for (const { file, text } of changes) {
    // One that is changed again begins where it began first.
    const { was, base } = copy.drafts[file] ?? {
      was: publishedSha(copy.head, file),
      base: bases.get(file),
    };
    const draft = await textDraft({ was, base, text });
    if (draft.sha !== null) saved[file] = draft.sha;
    drafts[file] = draft;
  }
  return [withDrafts(copy, drafts), { saved }];
}

function entriesOf({ head, drafts }: Copy): ListedFile[] {
  const files = new Map(Object.entries(head?.files ?? {}));
  for (const [file, { sha, size }] of Object.entries(drafts)) {
    if (sha === null) files.delete(file);
    else files.set(file, { sha, size });
  }
  const folders = new Set<string>();
  for (const file of files.keys())
    for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1))
      folders.add(file.slice(0, at));
  // The studio asks for what is in them.
  for (const top of ['site-config', 'public']) folders.delete(top);
  return [
    ...[...folders].map((file): ListedFile => ({ file, kind: 'folder', stamp: '', size: 0 })),
    ...[...files].map(
      ([file, { sha, size }]): ListedFile => ({ file, kind: 'file', stamp: sha, size }),
    ),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
}
