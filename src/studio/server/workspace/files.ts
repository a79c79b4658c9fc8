import { join } from 'node:path';
import type { CachedFile, CachedPage } from '../../../content/check/incremental/cached-page.ts';
import { diskFiles } from '../../../content/node/disk-files.ts';
import { readText, writeChanges } from '../../../content/node/write-changes.ts';
import { LARGEST_BYTES } from '../../../content/read/files/read.ts';
import { withoutByteOrderMark } from '../../../content/read/json/strict-value.ts';
import { isObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { hashOf, keyOf } from '../../../node/hash-of.ts';
import { HttpError } from '../../../node/http.ts';
import { msg } from '../../../words/message.ts';
import type { FileText, ListedFile, Listing, Texts, WriteAnswer } from '../../shared/workspace.ts';
import type { DiskSite } from './disk-site.ts';
import { type Endpoint, requiredList, requiredText } from './endpoint.ts';
import { setupOf } from './setup.ts';

const stampOf = (content: Uint8Array | string): string => hashOf(content).slice(0, 16);

/** File -> what the disk says of it, and the stamp of its text. All are asked for often, and few have changed. */
const stamps = memoizeWeakly((_load: DiskSite['load']) => new Map<string, [string, string]>());

export const list: Endpoint = (_body, site): Listing => {
  const entries = [...entriesBelow(site, 'site-config'), ...entriesBelow(site, 'public')];
  return { at: keyOf(entries), setup: setupOf(site).setup, entries };
};

function entriesBelow(site: DiskSite, folder: string): ListedFile[] {
  const files = diskFiles(site.root);
  return files.list(folder).flatMap(({ name, kind }): ListedFile[] => {
    const file = `${folder}/${name}`;
    const stat = files.stat(file);
    if (!stat) return [];
    const stamp = kind === 'file' && file.startsWith('site-config/') ? textStamp() : stat.stamp;
    const entry = { file, kind, stamp: kind === 'folder' ? '' : stamp, size: stat.size };
    return kind === 'folder' ? [entry, ...entriesBelow(site, file)] : [entry];

    function textStamp(): string {
      const [of, before] = stamps(site.load).get(file) ?? [];
      if (before !== undefined && of === stat?.stamp) return before;
      const made = stampOf(files.read(file) ?? '');
      stamps(site.load).set(file, [stat?.stamp ?? '', made]);
      return made;
    }
  });
}

export const texts: Endpoint = (body, site): Texts => {
  const files = diskFiles(site.root);
  // First: a file that changes meanwhile is not the one that was checked.
  const entries: readonly CachedFile[] = site.load().site.entries;
  const found = requiredList(body.files, 'files').flatMap((name): [string, FileText][] => {
    const { file } = site.locate(String(name));
    const bytes = (files.stat(file)?.size ?? 0) > LARGEST_BYTES ? undefined : files.read(file);
    return bytes ? [[file, textOf(bytes)]] : [];
  });
  const texts = Object.fromEntries(found);
  const checked = entries.flatMap(({ file, page, ofRecord }): [string, CachedPage][] => {
    const stat = files.stat(file);
    const text = texts[file];
    if (
      !page ||
      ofRecord ||
      typeof text !== 'string' ||
      !stat ||
      !page.stamp.startsWith(stat.stamp)
    )
      return [];
    // Of its text, and for a record of the page that shows it.
    const stamp = stampOf(text) + page.stamp.slice(stat.stamp.length);
    return [[file, { ...page, stamp }]];
  });
  return { texts, checked: Object.fromEntries(checked) };
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array): FileText {
  try {
    return utf8.decode(bytes);
  } catch {
    return { bytes: Buffer.from(bytes).toString('base64') };
  }
}

/** A stamp that no file has is that of a file that is not there. */
export const write: Endpoint = (body, site): WriteAnswer => {
  const changes = requiredList(body.changes, 'edits')
    .filter(isObject)
    .map(({ file, stamp, text }) => ({
      file: site.locate(requiredText(file, 'file')).file,
      stamp,
      after: text === undefined ? undefined : requiredText(text, 'text'),
      before: readText(join(site.root, String(file))) ?? undefined,
    }));
  if (changes.some(({ after = '' }) => Buffer.byteLength(after) > LARGEST_BYTES))
    throw new HttpError(413, msg('node/http:too-large', { megabytes: LARGEST_BYTES / 1e6 }));
  const changed = changes.filter(
    ({ before, stamp }) => stamp !== (before === undefined ? undefined : stampOf(before)),
  );
  if (changed.length > 0) return { changed: changed.map(({ file }) => file) };
  writeChanges(
    site.root,
    changes
      .filter(({ before, after }) => before !== after)
      .map(({ file, before, after }) => ({
        file,
        before: before && withoutByteOrderMark(before),
        after,
      })),
  );
  return {
    saved: Object.fromEntries(
      changes.flatMap(({ file, after }) => (after === undefined ? [] : [[file, stampOf(after)]])),
    ),
  };
};
