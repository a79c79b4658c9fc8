import type { PageData } from '../../src/engine/types.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { resolveAssets } from './assets.ts';

/** One page with all that it refers to: what the engine renders and what `_page/*.json` holds. */
export async function compilePage(
  entry: SiteConfig['pages'][number],
  config: SiteConfig,
  publicDir: string,
): Promise<PageData> {
  return {
    page: entry.page,
    assets: await resolveAssets(entry.references, config, publicDir),
  };
}
