import type { Connect, Plugin } from 'vite';
import { STUDIO } from '../shared/protocol.ts';

/** The studio: in the dev server, on this machine, and in no build. */
export function studio(): Plugin {
  return {
    name: 'studio',
    apply: 'serve',
    configureServer(server) {
      let services: Promise<Connect.NextHandleFunction> | undefined;
      server.middlewares.use(STUDIO, async (request, response, next) => {
        // What cleans pictures takes a second to load: whoever builds or looks at the site does not wait.
        services ??= import('./services.ts').then(({ studioServices }) => studioServices(server));
        try {
          await (await services)(request, response, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
