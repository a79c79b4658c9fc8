import { traitsOf } from '../../blocks/traits.ts';
import type { NavigationLink } from '../../types/config.gen.ts';
import type { WorkspaceLink } from '../../ui/data/types.ts';
import type { PageFacts } from '../read/site/config-file.ts';
import { languageOf } from '../read/site/languages.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import { withoutBrand } from './without-brand.ts';

type Facts = Pick<PageFacts, 'types' | 'language'>;

/**
 * The links of the workspace's bar on one of its pages: those of navigation.json, else all such pages of its language, the
 * panel first. Each with the roles that its page is for, if it is not for all. Undefined on other pages.
 */
export function workspaceLinks(page: Facts, config: SiteConfig): WorkspaceLink[] | undefined {
  if (!isWorkspace(page)) return undefined;
  const language = languageOf(page, config);
  const pages = config.pages.filter(
    ({ facts }) => isWorkspace(facts) && languageOf(facts, config) === language,
  );
  const links = config.navigation.workspace ?? linksTo(pages, config);
  return links.map((link) => {
    const roles = pages.find(({ path }) => path === link.to)?.facts.types?.flatMap(rolesOf) ?? [];
    return { ...link, ...(roles.length > 0 && { roles }) };
  });
}

/** A page that stands alone needs no link to itself. */
function linksTo(pages: SitePage[], { site }: SiteConfig): NavigationLink[] {
  if (pages.length === 1) return [];
  const rank = ({ facts }: SitePage) => (has(facts, 'listsSubmissions') ? 0 : 1);
  return pages
    .toSorted((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path, 'en'))
    .map(({ path, facts }) => ({
      label: withoutBrand(facts.meta.title ?? path, site.brand),
      to: path,
    }));
}

const has = ({ types = [] }: Facts, trait: 'frame' | 'listsSubmissions') =>
  types.some((type) => traitsOf(type)[trait]);

const isWorkspace = (facts: Facts) => has(facts, 'frame');

const rolesOf = (type: string) => traitsOf(type).roles ?? [];
