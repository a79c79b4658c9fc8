import type { MenuItem, NavigationLink } from '../../types/config.gen.ts';
import type { SiteData } from '../../ui/data/types.ts';

/**
 * The link of the menu that is marked on a page: to itself, else to the page that it stands closest below, as a record does
 * below its list. Every page stands below a home page, so that marks itself alone.
 */
export function currentLink(
  { navigation, languages = [] }: Pick<SiteData, 'navigation' | 'languages'>,
  path: string,
): string | undefined {
  const { links: items, action } = navigation.header;
  return [...items.flatMap((item) => (isLink(item) ? item : (item.links ?? []))), action]
    .map(({ to }) => to)
    .filter(
      (to) =>
        to === path || (path.startsWith(`${to}/`) && !languages.some(({ home }) => home === to)),
    )
    .sort((a, b) => b.length - a.length)[0];
}

/** The other items of the menu open a list of links. */
export const isLink = (item: MenuItem): item is NavigationLink => item.to !== undefined;

/** What `aria-current` says of a link; `marked` is the one that `currentLink` found. */
export const currentState = (to: string, marked: string | undefined, path: string) =>
  to === path ? 'page' : to === marked ? 'true' : undefined;
