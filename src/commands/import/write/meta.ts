import { withBrand } from '../../../content/edit/pages.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { cut } from '../../../lib/cut.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import { msg } from '../../../words/message.ts';
import type { Leave } from '../left-behind.ts';
import type { OldPage } from '../old-site.ts';
import type { Arranged } from './arrange.ts';
import { plainWords } from './rich-text.ts';

/** As `page.schema.json` has them. */
const TITLE = 70;
const DESCRIPTION = { shortest: 50, longest: 170 };
const KEYWORD = 60;
const MOST_KEYWORDS = 15;

/** What search engines show of a page. */
export function toMeta(page: OldPage, arranged: Arranged, site: Site, leave: Leave): JsonObject {
  const { title } = page;
  const keywords = page.keywords.map((word) => plainWords(cut(word, KEYWORD))).filter(Boolean);
  return {
    title: plainWords(title.length <= TITLE ? withBrand(title, site) : cut(title, TITLE)),
    description: descriptionOf(page, arranged, site, leave),
    keywords: [
      ...new Set(keywords.length > 0 ? keywords : [plainWords(cut(title, KEYWORD))]),
    ].slice(0, MOST_KEYWORDS),
    ...(page.isUnlisted ? { noindex: true } : {}),
  };
}

function descriptionOf(
  page: OldPage,
  { title, parts }: Arranged,
  site: Site,
  leave: Leave,
): string {
  if (page.description.length >= DESCRIPTION.shortest)
    return plainWords(cut(page.description, DESCRIPTION.longest));
  if (page.description)
    leave(
      'description-short',
      title,
      msg('commands/import:description-why', {
        size: page.description.length,
        least: DESCRIPTION.shortest,
      }),
    );
  else leave('description-made', title);
  const texts = parts.flatMap(({ title: heading, blocks }) => [
    ...(heading ? [heading] : []),
    ...blocks.flatMap((block) => [
      ...(block.heading ? [block.heading] : []),
      ...block.paragraphs.map(wordsOf),
      ...block.items.map(wordsOf),
    ]),
  ]);
  const candidates = [page.description, ...texts, title, ...brandOf(site)].filter((text) =>
    text.trim(),
  );
  let text = '';
  // A title alone may be all there is, and be said again.
  for (let index = 0; text.length < DESCRIPTION.shortest; index += 1) {
    const next = candidates[index % candidates.length] ?? title;
    text = text ? `${text.replace(/\.$/, '')}. ${next}` : next;
  }
  return plainWords(cut(text, DESCRIPTION.longest));
}

const wordsOf = (runs: readonly Run[]): string =>
  runs.map(({ text }) => text.replace(/\s+/g, ' ')).join('');

function brandOf({ entries }: Site): string[] {
  const value = single(entries, 'site')?.value;
  const brand = isObject(value) && isObject(value.brand) ? value.brand : {};
  return [brand.legalName, brand.tagline].filter((text) => typeof text === 'string');
}
