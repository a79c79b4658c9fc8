import type { PageData } from '../../src/engine/types.ts';
import type { Integrations } from '../../src/types/config.gen.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { resolveAssets } from './assets.ts';

export async function compilePage(
  entry: SiteConfig['pages'][number],
  config: SiteConfig,
  publicDir: string,
  integrations: Integrations,
): Promise<PageData> {
  const { page, references } = entry;
  const assets = await resolveAssets(references, config, publicDir);
  // Only where it matters: all other pages are the same to the byte in every build.
  if (page.sections.some(({ type }) => type === 'event')) assets.builtAt = new Date().toISOString();
  if (assets.records.forms) assets.forms = { messages: config.messages.forms, integrations };
  return { page, assets };
}
