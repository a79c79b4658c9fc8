import type { Connect, Plugin } from 'vite';
import { STUDIO } from '../shared/protocol.ts';

/** The studio. Only the dev server has it. */
export function studio(): Plugin {
  return {
    name: 'studio',
    apply: 'serve',
    configureServer(server) {
      let services: Promise<Connect.NextHandleFunction> | undefined;
      server.middlewares.use(STUDIO, async (request, response, next) => {
        // Imported on demand: the picture libraries take a second to load.
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
