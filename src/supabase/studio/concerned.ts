/** Of a large site, what a change concerns: the whole is for where there is more time. */
import type { SiteToCheck } from '../../../supabase/functions/studio/site-checks.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';

/**
 * Up to so many characters of texts a site is checked as a whole. 35 pages are 0.4 MB and 0.4 s of a processor, 1,033 are
 * 7 MB, 3.5 s and 280 MB (bench/results/studio-function.md says what they are reduced); a hosted function has 2 s and
 * 256 MB for all that it does.
 */
export const WHOLE = 1_500_000;

interface Reduced {
  reduced: SiteToCheck;
  /** Files that were left out but for what others need of them: what is wrong in them is not asked. */
  left: ReadonlySet<string>;
}

/**
 * All texts that are no pages stay, as do the pages that change, those that name something that the change takes away, and
 * those that the change leads into. Of every other page stays what others ask of it: its address, its titles, its days.
 */
export function withoutUnconcerned(site: SiteToCheck, most = WHOLE): Reduced {
  let size = 0;
  for (const text of site.texts.values()) size += text.length;
  if (size <= most) return { reduced: site, left: new Set() };
  const isConcerned = concernedBy(site);
  const texts = new Map(site.texts);
  const left = new Set<string>();
  for (const [file, text] of site.texts) {
    if (!file.startsWith('site-config/pages/') || site.changed.has(file)) continue;
    const outline = outlineOf(text);
    if (!outline || isConcerned(text, outline.path)) continue;
    texts.set(file, JSON.stringify(outline));
    left.add(file);
  }
  return { reduced: { ...site, texts }, left };
}

/** Whether a section comes or goes by days. */
const isTimed = (section: unknown): boolean =>
  isObject(section) && ['draft', 'publishAt', 'expireAt'].some((name) => name in section);

/**
 * A page with its shortest section, as one without any would be seen by nobody. Undefined where all of it is needed: it is
 * broken, or visitors see it on some days alone.
 */
function outlineOf(text: string): JsonObject | undefined {
  const page = parsed(text);
  if (!isObject(page) || !Array.isArray(page.sections)) return undefined;
  let shortest: { section: unknown; length: number } | undefined;
  for (const section of page.sections) {
    if (isTimed(section)) continue;
    const { length } = JSON.stringify(section);
    if (!shortest || length < shortest.length) shortest = { section, length };
  }
  return shortest && { ...page, sections: [shortest.section] };
}

function concernedBy({ changed, before, texts }: SiteToCheck) {
  const gone = new Set<string>();
  for (const file of changed.keys()) {
    const now = namesIn(file, texts.get(file));
    for (const name of namesIn(file, before.get(file))) if (!now.has(name)) gone.add(name);
    if (file.startsWith('public/') && changed.get(file) === undefined)
      gone.add(file.slice('public'.length));
  }
  const pattern = gone.size > 0 ? new RegExp([...gone].map(asPattern).join('|')) : undefined;
  // Anchors of other pages are in their sections.
  const into = new Set<string>();
  for (const text of changed.values())
    for (const [, path = ''] of (text ?? '').matchAll(/["(](\/[\w/-]*)#/g)) into.add(path);
  return (text: string, path: unknown): boolean =>
    into.has(String(path)) || (pattern?.test(text) ?? false);
}

/** An address, an id or a file as it stands in JSON and in rich text. */
const asPattern = (name: string) => `["(]${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}["#?)]`;

/** What other files may name of one: its address and anchors, the ids of its records, the file itself. */
function namesIn(file: string, text: string | undefined): Set<string> {
  const names = new Set<string>();
  const value = text === undefined ? undefined : parsed(text);
  if (!isObject(value)) return names;
  names.add(file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
  if (typeof value.path === 'string') names.add(value.path);
  collect(value, names, 3);
  return names;
}

/** Keys and ids to a depth in which records, forms and notices have theirs. */
function collect(value: unknown, names: Set<string>, depth: number): void {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(key);
    if (key === 'id' && typeof child === 'string') names.add(child);
    collect(child, names, depth - 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
