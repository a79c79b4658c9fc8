import type { Plugin } from 'vite';
import { STUDIO } from '../shared/protocol.ts';
import { studioServices } from './studio-services.ts';

/** The studio: in the dev server, on this machine, and in no build. */
export function studio(): Plugin {
  return {
    name: 'studio',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(STUDIO, studioServices(server));
    },
  };
}
