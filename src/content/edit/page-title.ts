import { isObject } from '../json/json.ts';
import { type Site, single } from '../site.ts';
import { plural } from '../words/wording.ts';
import { CannotEdit } from './cannot-edit.ts';

/** The shortest limit of all places that show a page's name: the breadcrumb. */
export const LONGEST_TITLE = 50;

/** The length that a search result shows. */
const LONGEST_META_TITLE = 70;

export function refuseLongTitle(title: string): void {
  if (title.length > LONGEST_TITLE)
    throw new CannotEdit(
      `O título tem ${plural(title.length, 'letra', 'letras')}; para começar, use até ${LONGEST_TITLE}. Depois você o alonga no arquivo.`,
    );
}

/** The title as tabs and search results show it. */
export function withBrand(title: string, { entries }: Site): string {
  const site = single(entries, 'site')?.value;
  const brand = isObject(site) && isObject(site.brand) ? site.brand.name : undefined;
  const full = `${title} | ${brand}`;
  return typeof brand === 'string' && full.length <= LONGEST_META_TITLE ? full : title;
}
