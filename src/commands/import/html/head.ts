import { attribute, type Element, elementsIn, firstOf, type Parent, textOf, tidy } from './dom.ts';

/** What a page says of itself. */
export interface Head {
  title: string;
  description: string;
  keywords: string[];
  /** '' where it says none. */
  language: string;
  isUnlisted: boolean;
  /** The address that it says is its own; whole if it can be read, else undefined. */
  canonical: string | undefined;
  /** Where links begin. */
  base: string;
}

export function readHead(document: Parent, address: string): Head {
  const metas = metasOf(document);
  const base = linkOf(document, 'base', address) ?? address;
  const title = firstOf(document, isTitle);
  return {
    title: (title && textOf(title)) || metas.get('og:title') || '',
    description: metas.get('description') || metas.get('og:description') || '',
    keywords: listed(metas.get('keywords') ?? ''),
    language: languageOf(document),
    isUnlisted: /\b(noindex|none)\b/i.test(metas.get('robots') ?? ''),
    canonical: linkOf(document, 'link', base),
    base,
  };
}

function metasOf(document: Parent): Map<string, string> {
  const metas = new Map<string, string>();
  for (const element of elementsIn(document)) {
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').toLowerCase();
    if (element.tagName === 'meta' && !metas.has(name))
      metas.set(name, tidy(attribute(element, 'content') ?? ''));
  }
  return metas;
}

/** The address that the first `<base>`, or the canonical `<link>`, says. */
function linkOf(document: Parent, tagName: 'base' | 'link', base: string): string | undefined {
  const found = firstOf(
    document,
    (element) =>
      element.tagName === tagName &&
      attribute(element, 'href') !== undefined &&
      (tagName === 'base' || isCanonical(element)),
  );
  return found && resolved(attribute(found, 'href'), base);
}

/** A drawing has a title too. */
const isTitle = ({ tagName, namespaceURI }: Element) =>
  tagName === 'title' && !namespaceURI.endsWith('svg');

const isCanonical = (element: Element) =>
  /(^|\s)canonical(\s|$)/i.test(attribute(element, 'rel') ?? '');

const listed = (text: string): string[] => text.split(/[,;]/).map(tidy).filter(Boolean);

function languageOf(document: Parent): string {
  const html = firstOf(document, ({ tagName }) => tagName === 'html');
  const said = html && (attribute(html, 'lang') || attribute(html, 'xml:lang'));
  return /^[a-z]{2,3}(-[a-z0-9]+)*$/i.exec(said?.trim().replace('_', '-') ?? '')?.[0] ?? '';
}

/** A whole address; undefined for none, or none that can be read. */
export function resolved(written: string | undefined, base: string): string | undefined {
  const bare = written?.trim();
  return bare !== undefined && URL.canParse(bare, base) ? new URL(bare, base).href : undefined;
}
