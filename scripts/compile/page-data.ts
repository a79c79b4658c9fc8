import type { PageData } from '../../src/engine/types.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { resolveAssets } from './assets.ts';

/** One page with all that it refers to: what the engine renders and what `_page/*.json` holds. */
export async function compilePage(
  entry: SiteConfig['pages'][number],
  config: SiteConfig,
  publicDir: string,
): Promise<PageData> {
  const { page, references } = entry;
  const assets = await resolveAssets(references, config, publicDir);
  // Only where it matters: all other pages are the same to the byte in every build.
  if (page.sections.some(({ type }) => type === 'event')) assets.builtAt = new Date().toISOString();
  return { page, assets };
}
