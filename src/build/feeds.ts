import { cardsIn } from '../content/compile/record-lists.ts';
import { plainText } from '../content/compile/rich-text.ts';
import type { RecordCard, RecordPage } from '../content/read/records/record-types.ts';
import { categoryFeedPath, feedPath } from '../content/read/records/template.ts';
import type { SiteConfig } from '../content/read/site/site-config.ts';
import { instantOf } from '../content/read/words/time-zone.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** Readers ask for the newest only. */
const MOST = 30;

interface Feed {
  siteUrl: string;
  /** Address of the feed, but for its ending. */
  path: string;
  title: string;
  description?: string | undefined;
  language: string;
  author: string;
  entries: Entry[];
}

interface Entry {
  url: string;
  title: string;
  summary: string;
  date: string;
  category?: string | undefined;
  image?: string | undefined;
}

/** Path in `dist/` -> text: an Atom feed and a JSON feed of each collection that has `feed`, and of its categories that have a page. */
export function feedFiles(config: SiteConfig, siteUrl: string): Record<string, string> {
  const feeds = Object.entries(config.recordPages).flatMap(([collection, page]) =>
    page.feed ? feedsOf(page, collection, config, siteUrl) : [],
  );
  return Object.fromEntries(
    feeds.flatMap((feed) => [
      [`${fileOf(feed)}.xml`, atom(feed)],
      [`${fileOf(feed)}.json`, `${JSON.stringify(jsonFeed(feed), null, 2)}\n`],
    ]),
  );
}

/** Hosts decode an address before they look for its file. */
const fileOf = ({ path }: Feed) => decodeURI(path.slice(1));

/** Of a collection: the feed of all its records, and one for each category that has a page. */
function feedsOf(
  page: RecordPage,
  collection: string,
  config: SiteConfig,
  siteUrl: string,
): Feed[] {
  const cards = (cardsIn(config)[collection] ?? []).filter(({ path }) => path !== undefined);
  const { title = '', description } = page.feed ?? {};
  const of = (shown: readonly RecordCard[]) => entriesOf(shown, config, siteUrl);
  const common = {
    siteUrl,
    language: page.language ?? config.site.language,
    author: config.site.brand.name,
  };
  const all = { ...common, path: feedPath(page), title, description, entries: of(cards) };
  const pages = config.pages.flatMap(({ ofCategory, listPage }) =>
    ofCategory?.collection === collection && !listPage ? [ofCategory] : [],
  );
  const ofCategories = pages.map((shown) => ({
    ...common,
    path: categoryFeedPath(shown),
    title: shown.title,
    entries: of(cards.filter(({ category }) => category === shown.category)),
  }));
  return [all, ...ofCategories];
}

function entriesOf(cards: readonly RecordCard[], { site }: SiteConfig, siteUrl: string): Entry[] {
  const dated = cards.filter(({ date }) => date !== undefined).slice(0, MOST);
  return dated.map(({ path, title, summary = title, date, category, picture }) => ({
    url: siteUrl + path,
    title: plainText(title),
    summary: plainText(summary),
    date: new Date(instantOf(date, site.timeZone)).toISOString(),
    category,
    image: picture && siteUrl + picture.src,
  }));
}

/** The list of the collection: `/journal` of `/journal/feed`. */
const home = ({ siteUrl, path }: Feed) => siteUrl + path.slice(0, path.lastIndexOf('/'));

/** RFC 4287. A feed without entries has a date of long ago: the same in every build. */
function atom(feed: Feed): string {
  const { siteUrl, path, title, description, language, author, entries } = feed;
  const updated = entries[0]?.date ?? new Date(0).toISOString();
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('title', title),
    ...(description ? [element('subtitle', description)] : []),
    element('id', `${siteUrl}${path}.xml`),
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${path}.xml"/>`,
    `<link rel="alternate" type="text/html" href="${home(feed)}"/>`,
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    ...entries.map(
      ({ url, title, summary, date, category }) =>
        `<entry>${element('title', title)}<link rel="alternate" type="text/html" href="${url}"/>${element('id', url)}` +
        `${element('published', date)}${element('updated', date)}` +
        `${category ? `<category term="${escapeXml(category)}"/>` : ''}${element('summary', summary)}</entry>`,
    ),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** https://www.jsonfeed.org/version/1.1/ */
const jsonFeed = (feed: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feed.title,
  home_page_url: home(feed),
  feed_url: `${feed.siteUrl}${feed.path}.json`,
  ...(feed.description && { description: feed.description }),
  language: feed.language,
  authors: [{ name: feed.author }],
  items: feed.entries.map(({ url, title, summary, date, category, image }) => ({
    id: url,
    url,
    title,
    content_text: summary,
    date_published: date,
    ...(image && { image }),
    ...(category && { tags: [category] }),
  })),
});
