import { traitsOf } from '../../blocks/traits.ts';
import type { SiteConfig } from '../index.ts';

/** Addresses of the players of other sites that the pages have. */
export const playersOf = ({ pages }: SiteConfig): string[] =>
  pages
    .filter(({ facts }) => facts.types?.some((type) => traitsOf(type).player))
    .flatMap(({ page }) =>
      page.sections.flatMap((section) => traitsOf(section.type).player?.(section) ?? []),
    );
