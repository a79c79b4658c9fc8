import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isObject, pointerOf } from '../json/json.ts';
import type { TextEdit } from '../problem.ts';
import { listIn, type Site, single } from '../site.ts';
import { editEntry } from './edit-entry.ts';
import { applyEdits, type Changes } from './file-change.ts';
import { appendItem } from './list-item.ts';

const FILE = 'site-config/redirects.json';
const EMPTY = '{\n  "redirects": []\n}\n';

/**
 * `from` leads to `to` from now on. A redirect that began at `to` would make a circle: it is the
 * one that is changed.
 */
export function addRedirect(site: Site, from: string, to: string): Changes {
  const existing = single(site.entries, 'redirects');
  const entry = existing ?? { file: FILE, text: EMPTY };
  const pointer = redirectOf(site, to);
  const edits =
    pointer === undefined
      ? append(entry, { from, to })
      : Object.entries({ from, to }).flatMap(
          ([key, value]) =>
            editEntry(entry, { value }, { pointer: pointer + pointerOf(key) }) ?? [],
        );
  return existing ? { edits } : { created: { [FILE]: applyEdits(EMPTY, edits) } };
}

function append({ file, text }: { file: string; text: string }, item: Record<string, string>) {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, ['redirects']);
  return list ? appendItem(text, list, item).map((edit): TextEdit => ({ file, ...edit })) : [];
}

/** The pointer of the redirect that begins at an address. */
export function redirectOf({ entries }: Site, path: string): string | undefined {
  const list = listIn(single(entries, 'redirects'), 'redirects');
  const index = list.findIndex((item) => isObject(item) && item.from === path);
  return index < 0 ? undefined : pointerOf('redirects', index);
}
