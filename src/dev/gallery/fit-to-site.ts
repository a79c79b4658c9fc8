import type { Reference } from '../../content/index.ts';
import { FILE_ENDS, FILE_KINDS } from '../../content/read/files/public-files.ts';
import { parseLink } from '../../content/read/references/link-target.ts';
import { readRichText } from '../../content/read/references/rich-text.ts';
import { type Site, single } from '../../content/read/site/site.ts';
import { isObject, type JsonObject, segmentsOf } from '../../lib/json.ts';
import { type Message, msg } from '../../words/message.ts';

type FileKind = (typeof FILE_KINDS)[number];
const isFileKind = (kind: string): kind is FileKind =>
  (FILE_KINDS as readonly string[]).includes(kind);

/**
 * Has an example name what this site has, where it names what only another has. Changes the value and
 * the references; returns the kinds of which there is nothing here.
 */
export function fitToSite(value: JsonObject, references: Reference[], site: Site): string[] {
  const lacks = new Set<string>();
  const taken = new Set(references.map((reference) => reference.value));
  for (const reference of references) {
    if (reference.kind === 'richText') {
      const fitted = fitLinks(reference.value, site);
      if (fitted !== reference.value) put(value, reference.pointer, fitted);
      reference.value = fitted;
    }
    if (isHere(reference, site)) continue;
    const others = offered(reference.kind, site);
    const other = others.find((name) => !taken.has(name)) ?? others[0];
    if (other === undefined) lacks.add(reference.kind);
    else {
      taken.add(other);
      put(value, reference.pointer, other);
      reference.value = other;
    }
  }
  return [...lacks];
}

/** What there is nothing of, in words. */
export const lackingWords = (kind: string): Message =>
  NAMED.includes(kind)
    ? msg(`gallery:lacks-${kind}`)
    : msg('gallery:lacks-records', { collection: kind });

const NAMED = ['picture', 'video', 'captions', 'download', 'forms', 'notices', 'collection'];

/** A text whose links lead to where this site has something. */
const fitLinks = (text: string, site: Site): string =>
  readRichText(text)
    .links.filter((link) => !leads(link.value, site))
    .reduce((fitted, { value }) => fitted.replaceAll(`](${value})`, '](/)'), text);

function leads(link: string, site: Site): boolean {
  if (link.startsWith('whatsapp:')) return hasWhatsApp(site);
  const target = parseLink(link);
  if (target.kind !== 'internal' || target.path === '') return true;
  return site.pages.has(target.path) || site.redirects.has(target.path);
}

function hasWhatsApp({ entries }: Site): boolean {
  const value = single(entries, 'site')?.value;
  return isObject(value) && isObject(value.contacts) && 'whatsapp' in value.contacts;
}

function isHere({ kind, value }: Reference, site: Site): boolean {
  if (isFileKind(kind)) return site.files.has(value);
  if (kind === 'link') return leads(value, site);
  const records = site.records.get(kind);
  return kind === 'icon' || kind === 'richText' || (records?.has(value) ?? false);
}

function offered(kind: string, site: Site): string[] {
  if (isFileKind(kind))
    return [...site.files.all]
      .filter((path) => FILE_ENDS[kind].test(path))
      .sort((a, b) => Number(isIcon(a)) - Number(isIcon(b)) || (a < b ? -1 : 1));
  if (kind === 'link') return ['/'];
  return [...(site.records.get(kind) ?? [])];
}

/** Beside the folders of pictures: those of browsers and phones. */
const isIcon = (path: string): boolean => path.lastIndexOf('/') === 0;

function put(value: JsonObject, pointer: string, text: string): void {
  const keys = segmentsOf(pointer);
  const last = keys.pop() ?? '';
  let parent = value;
  for (const key of keys) parent = parent[key] as JsonObject;
  parent[last] = text;
}
