import type { Plugin } from 'vite';
import type { AuthPages } from '../../src/types/config.gen.ts';
import { createCompiler } from '../compile/compiler.ts';
import { fontsModule } from '../compile/web-fonts.ts';
import { contentRoot, publicDir } from '../lib/project.ts';
import type { Load, SiteConfig } from '../site-config/index.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { onlyLive } from '../site-config/publication/only-live.ts';
import { serveSite } from './dev-server.ts';
import { AUTH_PAGES, AUTH_TEXTS, FONTS, LiveConfig, SITE_DATA } from './live-config.ts';
import { serveBuilt } from './preview-server.ts';

const NO_PAGES: AuthPages = { signIn: '', newPassword: '', confirm: '', account: '' };

const exported = (value: unknown) => `export default ${JSON.stringify(value)}`;

/** Id of a virtual module -> its source. */
const virtual: Record<string, (config: SiteConfig) => Promise<string> | string> = {
  [SITE_DATA]: async (config) =>
    exported(await createCompiler(config, publicDir, process.env).site()),
  // A module of its own: only the chunks of auth import it.
  [AUTH_TEXTS]: (config) => exported(config.messages.auth),
  [AUTH_PAGES]: (config) => exported(config.integrations.auth?.pages ?? NO_PAGES),
  [FONTS]: (config) => fontsModule(config.theme.fonts),
};

/** What visitors see; the dev server shows what is still to come, too. */
function builtConfig(): SiteConfig | undefined {
  const { config, site } = createSiteConfigLoader(contentRoot)();
  return config && onlyLive(config, site.clock);
}

/** What other plugins may ask this one, in the dev server. */
export interface SiteConfigApi {
  /** Reads the site: a second loader would read a thousand pages a second time. */
  load: Load;
}

/** Gives the app its configuration: in the bundle, in the dev server and in the preview server. */
export function siteConfig(): Plugin<SiteConfigApi> {
  let live: LiveConfig | undefined; // in the dev server
  return {
    name: 'site-config',
    api: { load: (drafts) => (live?.load ?? createSiteConfigLoader(contentRoot))(drafts) },
    resolveId: (id) => (`\0${id}` in virtual ? `\0${id}` : undefined),
    async load(id) {
      const write = virtual[id];
      if (!write) return undefined;
      const config = live ? live.config : builtConfig();
      if (!config) throw new Error('site-config/ has errors: run `npm run validate`.');
      return write(config);
    },
    configureServer(server) {
      live = new LiveConfig(contentRoot);
      return serveSite(server, live);
    },
    configurePreviewServer: serveBuilt,
  };
}
