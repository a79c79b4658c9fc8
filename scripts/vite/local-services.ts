import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { hasTrait } from '../../src/sections/traits.ts';
import { isDemo } from '../lib/demo-environment.ts';
import { LOCAL_SERVICES } from '../lib/own-addresses.ts';
import { contentRoot } from '../lib/project.ts';
import { localFolder } from '../local/folder.ts';
import { localServices as services } from '../local/local-services.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';

/** Where the CRM sends a visitor back to: the page of the site that is for it, or the home page. */
function returnPath(): string {
  load ??= createSiteConfigLoader(contentRoot);
  const found = load().config?.pages.find(({ page }) => hasTrait(page, 'isFormReturn'));
  return found?.page.path ?? '/';
}

let load: ReturnType<typeof createSiteConfigLoader> | undefined;

/** In the demo, and only there: the local stand-ins for the outside world, under `/__local/`. */
export function localServices(): Plugin {
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    if (!isDemo()) return;
    const webformId = process.env.CRM_WEBFORM_ID ?? '';
    middlewares.use(LOCAL_SERVICES, services({ folder: localFolder(), webformId, returnPath }));
  };
  return {
    name: 'local-services',
    apply: 'serve', // dev and preview
    // Vite would answer every other origin itself; which one may read the CRM's answer is the CRM's say.
    config: () =>
      isDemo()
        ? { server: { cors: false, watch: { ignored: [`${localFolder()}/**`] } } }
        : undefined,
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
