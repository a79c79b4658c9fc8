import type { Plugin } from 'vite';
import { createCompiler } from '../compile/compiler.ts';
import { contentRoot, publicDir } from '../project.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { serveSite } from './dev-server.ts';
import { SITE_DATA } from './live-config.ts';
import { serveBuilt } from './preview-server.ts';

/** Gives the app its configuration: in the bundle, in the dev server and in the preview server. */
export function siteConfig(): Plugin {
  return {
    name: 'site-config',
    resolveId: (id) => (`\0${id}` === SITE_DATA ? SITE_DATA : undefined),
    async load(id) {
      if (id !== SITE_DATA) return undefined;
      const loaded = createSiteConfigLoader(contentRoot)();
      if (!loaded.config) throw new Error('site-config/ has errors: run `npm run validate`.');
      const site = await createCompiler(loaded.config, publicDir, process.env).site();
      return `export default ${JSON.stringify(site)}`;
    },
    configureServer: serveSite,
    configurePreviewServer: serveBuilt,
  };
}
