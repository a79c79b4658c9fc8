import type { Plugin } from 'vite';
import { createCompiler } from '../compile/compiler.ts';
import { contentRoot, publicDir } from '../lib/project.ts';
import type { SiteConfig } from '../site-config/index.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { serveSite } from './dev-server.ts';
import { AUTH_TEXTS, SITE_DATA } from './live-config.ts';
import { serveBuilt } from './preview-server.ts';

/** Id of a virtual module -> what it exports. */
const virtual: Record<string, (config: SiteConfig) => Promise<unknown> | unknown> = {
  [SITE_DATA]: (config) => createCompiler(config, publicDir, process.env).site(),
  // A module of its own: only the chunks of auth import it.
  [AUTH_TEXTS]: (config) => config.messages.auth,
};

/** Gives the app its configuration: in the bundle, in the dev server and in the preview server. */
export function siteConfig(): Plugin {
  return {
    name: 'site-config',
    resolveId: (id) => (`\0${id}` in virtual ? `\0${id}` : undefined),
    async load(id) {
      const compile = virtual[id];
      if (!compile) return undefined;
      const loaded = createSiteConfigLoader(contentRoot)();
      if (!loaded.config) throw new Error('site-config/ has errors: run `npm run validate`.');
      return `export default ${JSON.stringify(await compile(loaded.config))}`;
    },
    configureServer: serveSite,
    configurePreviewServer: serveBuilt,
  };
}
