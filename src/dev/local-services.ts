import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { hasTrait } from '../blocks/traits.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { localFolder } from '../demo/folder.ts';
import { standInMiddleware } from '../demo/local-services.ts';
import { LOCAL_SERVICES } from '../hosting/own-addresses.ts';
import { isDemo } from '../node/demo-environment.ts';
import { contentRoot } from '../node/project.ts';

/** The page to which the CRM redirects visitors: the return page, or the home page. */
function returnPath(): string {
  load ??= createSiteConfigLoader(contentRoot);
  const found = load().config?.pages.find(({ page }) => hasTrait(page, 'isFormReturn'));
  return found?.page.path ?? '/';
}

let load: ReturnType<typeof createSiteConfigLoader> | undefined;

/** In the demo, and only there: the local stand-ins for the outside world, under `/__local/`. */
export function localServicesPlugin(): Plugin {
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    if (!isDemo()) return;
    const webformId = process.env.CRM_WEBFORM_ID ?? '';
    middlewares.use(
      LOCAL_SERVICES,
      standInMiddleware({ folder: localFolder(), webformId, returnPath }),
    );
  };
  return {
    name: 'local-services',
    apply: 'serve', // dev and preview
    // Disabled, because Vite would answer requests of other origins; the stand-in of the CRM decides which it allows.
    config: () =>
      isDemo()
        ? { server: { cors: false, watch: { ignored: [`${localFolder()}/**`] } } }
        : undefined,
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
