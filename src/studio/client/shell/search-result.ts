/** About as much as search engines show, in characters. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

export interface SearchResult {
  /** "www.a.example › servicos › nsoc" */
  address: string;
  title: string;
  description: string;
}

export interface PageMeta {
  path: string;
  title: string;
  description: string;
}

/** A page as a search engine lists it: what is too long is cut at a word. */
export function searchResult(
  { path, title, description }: PageMeta,
  siteUrl: string,
): SearchResult {
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : siteUrl;
  return {
    address: [host, ...path.split('/').filter(Boolean)].join(' › '),
    title: cutAtWord(title, MAX_TITLE),
    description: cutAtWord(description, MAX_DESCRIPTION),
  };
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : max).replace(/(?<![\s,;:.|–-])[\s,;:.|–-]+$/, '')} …`;
}
