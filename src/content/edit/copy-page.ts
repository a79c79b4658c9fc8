import { parseTree } from 'jsonc-parser';
import { isObject } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { nodeAt } from '../read/json/positions.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { linksTo } from '../read/site/link-uses.ts';
import { pathOf, type Site } from '../read/site/site.ts';
import type { Fix } from '../read/words/problem.ts';
import { applyEdits, CannotEdit, checkedPlan, type Plan, withFixes } from './file-change.ts';
import {
  folderOf,
  keepPromise,
  pageFile,
  refuseLongTitle,
  refuseTaken,
  withBrand,
} from './pages.ts';
import { rewrite } from './rewrite-links.ts';

interface PageCopy {
  /** Of the page that is copied. */
  file: string;
  path: string;
  title: string;
}

/** A page as another is, with an address and a title of its own, and as a draft. */
export function copyPage(load: Load, { file, path, title }: PageCopy): Plan {
  const { site } = load();
  const page = site.entries.find((entry) => entry.kind === 'page' && entry.file === file);
  if (!page || !isObject(page.value))
    throw new CannotEdit(msg('content/edit:no-copy', { file: quoted(file) }));
  refuseTaken(site, path);
  refuseLongTitle(title);
  const created = { [pageFile(site, folderOf(file), path)]: copied(page, { path, title }, site) };
  return checkedPlan(load, site, { created, edits: keepPromise(site, path) }).plan;
}

function copied(page: ConfigFile, { path, title }: Omit<PageCopy, 'file'>, site: Site): string {
  const from = pathOf(page) ?? '';
  const own = linksTo(site, from).filter(({ entry }) => entry === page);
  const text = applyEdits(
    page.text,
    own.flatMap((use) => rewrite(use, from, path)),
  );
  const copy = withFixes(text, [
    ['/path', { value: path }],
    ['/meta/title', { value: withBrand(title, site) }],
    ['/meta/breadcrumb/label', { value: title }],
    ['/sections/0/title', { value: title }],
    ...['/draft', '/publishAt', '/expireAt'].map((remove): [string, Fix] => ['', { remove }]),
  ]);
  return asDraft(copy);
}

/** Shown beside the address. */
function asDraft(text: string): string {
  const tree = parseTree(text);
  const path = tree && nodeAt(tree, ['path']);
  if (!path) return text;
  const offset = path.offset + path.length;
  return applyEdits(text, [{ offset, length: 0, text: ',\n  "draft": true' }]);
}
