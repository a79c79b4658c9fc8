import type { SiteConfig } from '../index.ts';

/** Addresses of the players of other sites that the pages have. */
export const playersOf = ({ pages }: SiteConfig): string[] =>
  pages
    .filter(({ facts }) => facts.types?.includes('video'))
    .flatMap(({ page }) =>
      page.sections.flatMap((section) =>
        section.type === 'video' && section.source.from === 'site' ? section.source.player : [],
      ),
    );
