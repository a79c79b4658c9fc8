import type { Integrations } from '../../types/config.gen.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import type { Machine } from '../machine.ts';
import type { PageSource, SiteConfig } from '../site-config.ts';
import { resolveIntegrations } from './integrations.ts';
import { compilePage } from './page-data.ts';
import type { Resources } from './resources.ts';
import { compileSite } from './site-data.ts';
import { withDrawings } from './with-drawings.ts';

export interface Compiler {
  /** The services, with their variables filled in. */
  integrations: Integrations;
  /** The data shared by all pages; it becomes part of the client bundle. */
  site(): Promise<SiteData>;
  /** One page with all that it refers to: what the engine renders and what `_page/*.json` holds. */
  page(entry: PageSource): Promise<PageData>;
  /** The same before `withDrawings`, for the build, whose threads draw. */
  undrawnPage(entry: PageSource): Promise<PageData>;
}

/** Checked configuration -> what the engine takes. Throws when a variable of `env` is missing. */
export function compilerOf(
  config: SiteConfig,
  resources: Resources,
  env: Machine['variables'],
): Compiler {
  const integrations = resolveIntegrations(config.integrations, env);
  const undrawnPage = (entry: PageSource) => compilePage(entry, config, resources, integrations);
  return {
    integrations,
    site: () => compileSite(config, resources, integrations),
    page: async (entry) => withDrawings(await undrawnPage(entry), config),
    undrawnPage,
  };
}
