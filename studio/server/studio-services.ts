import type { Connect, ViteDevServer } from 'vite';
import { contentRoot } from '../../scripts/lib/project.ts';
import { type Routes, router } from '../../scripts/local/router.ts';
import { scriptDocument } from './documents.ts';
import { endpoints } from './endpoints.ts';
import { addPictureCall } from './pictures/add-picture.ts';
import { guarded } from './safety/guard.ts';
import { jsonCall } from './safety/json-call.ts';
import { thumbnailRoutes } from './start/thumbnails.ts';
import { createStudio, type Studio } from './studio.ts';

/** The studio's document and what it asks for, under `STUDIO`. */
export function studioServices(server: ViteDevServer): Connect.NextHandleFunction {
  let studio: Studio | undefined;
  server.watcher.on('all', (_event, file) => {
    if (file.endsWith('.schema.json')) studio = undefined;
  });
  // Compiling the schemas takes a second, which who opens no studio need not wait.
  const api = apiRoutes(() => {
    studio ??= createStudio(contentRoot);
    return studio;
  });
  return guarded(
    router({
      '/': { GET: scriptDocument(server, 'Estúdio', 'main.tsx') },
      '/tela': { GET: scriptDocument(server, 'Página no estúdio', 'canvas/canvas-page.tsx') },
      ...thumbnailRoutes(),
      ...api,
    }),
  );
}

export const apiRoutes = (studio: () => Studio): Routes => ({
  ...Object.fromEntries(
    Object.entries(endpoints).map(([name, make]) => [
      `/api/${name}`,
      { POST: jsonCall((body) => make(body, studio())) },
    ]),
  ),
  '/api/add-picture': { POST: addPictureCall(studio) },
});
