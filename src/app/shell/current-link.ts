import type { Navigation } from '../../types/config.gen.ts';
import type { OtherLanguage } from '../../ui/data/types.ts';

/**
 * The link of the menu that is marked on a page: to itself, else to the page that it stands closest below, as a record does
 * below its list. Every page stands below a home page, so that marks itself alone.
 */
export function currentLink(
  { groups, links, action }: Navigation['header'],
  path: string,
  homes: readonly string[] = [],
): string | undefined {
  const all = [...groups.flatMap((group) => group.links), ...links, action].map(({ to }) => to);
  const above = all.filter(
    (to) => to === path || (path.startsWith(`${to}/`) && !homes.includes(to)),
  );
  return above.sort((a, b) => b.length - a.length)[0];
}

/** Where the pages of the other languages begin. */
export const homesIn = (languages: readonly OtherLanguage[] = []): string[] =>
  languages.map(({ home }) => home);

/** What `aria-current` says of a link; `marked` is the one that `currentLink` found. */
export const currentState = (to: string, marked: string | undefined, path: string) =>
  to !== marked ? undefined : to === path ? 'page' : 'true';
