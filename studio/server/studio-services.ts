import type { Connect, ViteDevServer } from 'vite';
import { contentRoot } from '../../scripts/lib/project.ts';
import { send } from '../../scripts/local/http.ts';
import { type Routes, router } from '../../scripts/local/router.ts';
import { STUDIO } from '../shared/protocol.ts';
import { endpoints } from './endpoints.ts';
import { guarded } from './safety/guard.ts';
import { jsonCall } from './safety/json-call.ts';
import { thumbnailRoutes } from './start/thumbnails.ts';
import { createStudio, type Studio } from './studio.ts';

/** The studio's document and what it asks for, under `STUDIO`. */
export function studioServices(server: ViteDevServer): Connect.NextHandleFunction {
  const api = apiRoutes(() => studioOf(server));
  return guarded(
    router({
      '/': {
        GET: async (_request, response) =>
          send(response, 200, 'text/html', await server.transformIndexHtml(STUDIO, DOCUMENT)),
      },
      // The canvas's document: '/tela'.
      ...thumbnailRoutes(),
      ...api,
    }),
  );
}

export const apiRoutes = (studio: () => Studio): Routes =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, make]) => [
      `/api/${name}`,
      { POST: jsonCall((body) => make(body, studio())) },
    ]),
  );

const studios = new WeakMap<ViteDevServer, Studio>();

/** Made when it is first asked for, and again when a schema has changed. */
export function studioOf(server: ViteDevServer): Studio {
  const known = studios.get(server);
  if (known) return known;
  const studio = createStudio(contentRoot);
  studios.set(server, studio);
  server.watcher.on('all', (_event, file) => {
    if (file.endsWith('.schema.json')) studios.delete(server);
  });
  return studio;
}

const DOCUMENT = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Estúdio</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<script type="module" src="/studio/client/main.tsx"></script>
</body>
</html>
`;
