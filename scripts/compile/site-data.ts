import type { SiteData } from '../../src/engine/types.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { resolveAssets } from './assets.ts';
import { resolveIntegrations } from './integrations.ts';

const SHELL_ICONS = ['WhatsApp'];

/** What every page shares; it becomes part of the client bundle. */
export async function compileSite(
  config: SiteConfig,
  publicDir: string,
  env: NodeJS.ProcessEnv,
): Promise<SiteData> {
  const { site, navigation, messages, theme, redirects, references } = config;
  const shellFiles = ['site', 'navigation', 'messages'].map((name) => `site-config/${name}.json`);
  const shellReferences = shellFiles.flatMap((file) => references[file] ?? []);
  const icons = SHELL_ICONS.map((value) => ({ kind: 'icon', value, file: '', pointer: '' }));
  return {
    site,
    navigation,
    messages,
    theme,
    siteUrl: resolveIntegrations(config.integrations, env).siteUrl,
    moved: redirects.redirects.map(({ from }) => from),
    assets: await resolveAssets([...shellReferences, ...icons], config, publicDir),
  };
}
