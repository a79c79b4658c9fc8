import type { Plugin } from 'vite';
import type { Load } from '../content/index.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { contentRoot } from '../node/project.ts';
import { serveSite } from './dev-server.ts';
import { LiveConfig } from './live-config.ts';
import { serveBuilt } from './preview-server.ts';
import { FONTS, FONTS_ID, fontsModule, fontsOf } from './served-fonts.ts';

/** The interface for other plugins in the dev server. */
export interface SiteConfigApi {
  /** Reads the site: a second loader would read a thousand pages a second time. */
  load: Load;
}

/** Serves the pages of the site, in the dev server and in the preview server. */
export function siteConfig(): Plugin<SiteConfigApi> {
  let live: LiveConfig | undefined; // undefined in the preview server
  return {
    name: 'site-config',
    api: {
      load: (...of) => (live?.load ?? createSiteConfigLoader(contentRoot))(...of),
    },
    resolveId: (id) => (id === FONTS ? FONTS_ID : undefined),
    async load(id) {
      if (id !== FONTS_ID) return undefined;
      return fontsModule(live?.config && (await fontsOf(live.config)));
    },
    configureServer(server) {
      live = new LiveConfig(contentRoot);
      return serveSite(server, live);
    },
    configurePreviewServer: serveBuilt,
  };
}
