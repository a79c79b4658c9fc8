import { isLive } from '../../../content/read/site/is-live.ts';
import { type Site, single } from '../../../content/read/site/site.ts';
import { pictureFolderOf, siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { withOffset } from '../../../content/read/words/time-zone.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import type { OldPage } from '../old-site.ts';

const settingsOf = ({ entries }: Site): JsonObject => {
  const value = single(entries, 'site')?.value;
  return isObject(value) ? value : {};
};

export const languageOf = (site: Site): string => String(settingsOf(site).language ?? 'en');

/** Where files of the old site come to, in public/. */
export const foldersOf = ({ entries }: Site): { pictures: string; documents: string } => ({
  pictures: pictureFolderOf(siteLocaleIn(entries)),
  documents: '/files',
});

/** The day of a post, as the site's language says it; it stands above the title. */
export function eyebrowOf({ day }: OldPage, site: Site): string | undefined {
  const date = new Date(`${day}T12:00:00Z`);
  return day && !Number.isNaN(date.getTime())
    ? date.toLocaleDateString(languageOf(site), { dateStyle: 'long', timeZone: 'UTC' })
    : undefined;
}

/** When a page comes, with the offset of the site's clocks; undefined for one that is there. */
export function publishAtOf({ publishAt }: OldPage, { clock }: Site): string | undefined {
  const [day, hour] = publishAt?.split('T') ?? [];
  if (!day || !hour) return undefined;
  const moment = withOffset(day, hour, clock.timeZone);
  return Date.parse(moment) > clock.now ? moment : undefined;
}

/** Whether visitors get the page of the site at an address. */
export function isPublished(path: string, { pages, clock }: Site): boolean {
  const page = pages.get(path);
  return page !== undefined && isLive(page.value, clock);
}
