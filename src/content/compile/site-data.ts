import { plainScriptSources } from '../../hosting/services.ts';
import type { Integrations } from '../../types/config.gen.ts';
import type { SiteData } from '../../ui/data/types.ts';
import type { Reference, SiteConfig } from '../index.ts';
import { resolveAssets } from './assets.ts';
import { compileConsent, scriptAddresses } from './consent.ts';
import { movedLinks } from './moved-links.ts';
import { withAddresses } from './picture-uses.ts';
import { playersOf } from './players.ts';
import type { Resources } from './resources.ts';
import { shellIcons } from './shell-icons.ts';

/** Icons that the engine shows on every page. */
const ENGINE_ICONS = ['WhatsApp'];

export async function compileSite(
  config: SiteConfig,
  resources: Resources,
  integrations: Integrations,
): Promise<SiteData> {
  const { theme, references } = config;
  const { vagueLinkTexts, ...site } = config.site; // only the validator uses it
  const { workspace, ...navigation } = config.navigation; // is in the data of the pages that show it
  // Messages of forms are in the data of pages with forms; those of accounts come with their code.
  const { auth, emails, forms, notices, ...messages } = config.messages;
  const { consent, tags } = compileConsent(
    config.consent,
    integrations,
    playersOf(config).length > 0,
  );
  const shellFiles = ['site', 'navigation', 'messages', ...(consent ? ['consent'] : [])];
  const shellReferences = shellFiles
    .flatMap((name) => references[`site-config/${name}.json`] ?? [])
    .filter(({ pointer }) => !/^\/(auth|forms|notices)\//.test(pointer));
  const isIcon = ({ kind }: Reference) => kind === 'icon';
  const icons = shellReferences.filter(isIcon).map(({ value }) => value);
  const others = shellReferences.filter((reference) => !isIcon(reference));
  return {
    site: withAddresses(site),
    navigation,
    messages,
    theme,
    siteUrl: integrations.siteUrl,
    consent,
    tags,
    scripts: scriptAddresses(integrations),
    plainScriptSources: plainScriptSources(integrations),
    moved: movedLinks(config),
    ...(integrations.supabase && { supabase: integrations.supabase }),
    icons: await shellIcons([...ENGINE_ICONS, ...icons], resources),
    assets: await resolveAssets(others, config, resources),
  };
}
