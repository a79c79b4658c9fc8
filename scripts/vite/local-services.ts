import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { isDemo } from '../lib/demo-environment.ts';
import { localFolder } from '../local/folder.ts';
import { localServices as services } from '../local/local-services.ts';

/** In the demo, and only there: the local stand-ins for the outside world, under `/__local/`. */
export function localServices(): Plugin {
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    if (!isDemo()) return;
    const webformId = process.env.CRM_WEBFORM_ID ?? '';
    middlewares.use('/__local', services({ folder: localFolder(), webformId }));
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
