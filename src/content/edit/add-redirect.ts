import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isObject, pointerOf } from '../../lib/json.ts';
import { lineIndent } from '../read/json/tokens.ts';
import { type LinkUse, linksTo } from '../read/site/link-uses.ts';
import { listIn, type Site, single } from '../read/site/site.ts';
import type { TextEdit } from '../read/words/problem.ts';
import { applyEdits, type Changes, editEntry } from './file-change.ts';

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

/** Not of a page that is in no commit that was published. The map of a build tells of pages alone that are to be found. */
export const mayBeKnown = ({ published }: Site, path: string): boolean =>
  !published || published.has(path) || [...published.values()].includes('');

export interface MoveOptions {
  /** Whether the old address leads to the new one; undefined: if visitors may know it. */
  redirect?: boolean | undefined;
}

/** What the redirects become once what was at `from` is at `to`. */
export const redirectsMoved = (
  site: Site,
  [from, to]: readonly [from: string, to: string],
  { redirect = mayBeKnown(site, from) }: MoveOptions,
): Changes => (redirect ? addRedirect(site, from, to) : removeRedirect(site, to));

/** The places that name `from` and follow it to `to`; a redirect from there goes, or becomes another. */
export function usesMoved(site: Site, from: string, to: string): LinkUse[] {
  const replaced = redirectOf(site, to);
  const isReplaced = ({ entry, link }: LinkUse) =>
    entry.name === 'redirects' && link.pointer === `${replaced}/to`;
  return linksTo(site, from).filter((use) => !isReplaced(use));
}

/** `from` is an address of its own again. */
function removeRedirect(site: Site, from: string): Changes {
  const entry = single(site.entries, 'redirects');
  const pointer = redirectOf(site, from);
  return entry && pointer ? { edits: editEntry(entry, { remove: pointer }) ?? [] } : {};
}

function append({ file, text }: { file: string; text: string }, item: Record<string, string>) {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, ['redirects']);
  return list ? appendItem(text, list, item).map((edit): TextEdit => ({ file, ...edit })) : [];
}

/** The pointer of the redirect that begins at an address. */
function redirectOf({ entries }: Site, path: string): string | undefined {
  const list = listIn(single(entries, 'redirects'), 'redirects');
  const index = list.findIndex((item) => isObject(item) && item.from === path);
  return index < 0 ? undefined : pointerOf('redirects', index);
}

const LINE_WIDTH = 100;

/** Adds an item at the end of a list, formatted like its neighbours. */
function appendItem(
  text: string,
  list: Node,
  item: Record<string, string>,
): Omit<TextEdit, 'file'>[] {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const outer = eol + ' '.repeat(lineIndent(text, list.offset));
  const inner = `${outer}  `;
  const written = layOut(item, inner);
  const first = list.children?.[0];
  const last = list.children?.at(-1);
  if (!first || !last) return [{ offset: list.offset, length: list.length, text: `[${written}]` }];
  const end = last.offset + last.length;
  if (/[\r\n]/.test(text.slice(list.offset, first.offset)))
    return [{ offset: end, length: 0, text: `,${inner}${written}` }];
  // A lone item beside its brackets: each gets a line.
  const close = list.offset + list.length - 1;
  return [
    { offset: list.offset + 1, length: first.offset - list.offset - 1, text: inner },
    { offset: end, length: close - end, text: `,${inner}${written}${outer}` },
  ];
}

function layOut(item: Record<string, string>, indent: string): string {
  const fields = Object.entries(item).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const line = `{ ${fields.join(', ')} }`;
  return indent.length + line.length <= LINE_WIDTH
    ? line
    : `{${indent}  ${fields.join(`,${indent}  `)}${indent}}`;
}
