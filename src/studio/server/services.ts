import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Load } from '../../content/index.ts';
import type { SiteConfigApi } from '../../dev/site-config.ts';
import { type Routes, router } from '../../node/http.ts';
import { contentRoot } from '../../node/project.ts';
import { msg } from '../../words/message.ts';
import { clientCode, createClientCode, scriptDocument } from './client-code/client-code.ts';
import { endpoints } from './endpoints.ts';
import { addPictureCall } from './pictures/add-picture.ts';
import { guarded, jsonCall } from './safety/guard.ts';
import { thumbnailRoutes } from './start/start.ts';
import { readersOwn } from './workspace/endpoint.ts';
import { openWorkspace, type Workspace } from './workspace/workspace.ts';

export function studioServices(server: ViteDevServer): Connect.NextHandleFunction {
  let workspace: Workspace | undefined;
  server.watcher.on('all', (_event, file) => {
    if (/schema\.json$|\/words\//.test(file)) workspace = undefined;
  });
  // Opened by the first request, so that the dev server starts no slower.
  const api = apiRoutes(() => {
    workspace ??= openWorkspace(contentRoot, loaderOf(server));
    return workspace;
  });
  const code = createClientCode(server);
  const routes = router({
    '/': {
      GET: scriptDocument(server, {
        title: msg('studio/server:title'),
        script: () => code('main'),
      }),
    },
    '/canvas': {
      // It says nothing but its title.
      GET: scriptDocument(server, {
        title: msg('studio/server:canvas-title'),
        room: 'studio/server:',
        script: () => code('canvas'),
      }),
    },
    ...thumbnailRoutes(),
    ...api,
  });
  return guarded((request, response, next) =>
    clientCode(request, response, (error) =>
      error ? next(error) : routes(request, response, next),
    ),
  );
}

export const apiRoutes = (workspace: () => Workspace): Routes => ({
  ...Object.fromEntries(
    Object.entries(endpoints).map(([name, make]) => [
      `/api/${name}`,
      { POST: jsonCall((body, request) => make(body, readersOwn(workspace(), request))) },
    ]),
  ),
  '/api/add-picture': { POST: addPictureCall(workspace) },
});

/** The loader of the dev server's own plugin, whose cache is shared. */
const loaderOf = ({ config }: ViteDevServer): Load | undefined =>
  config.plugins.find((plugin): plugin is Plugin<SiteConfigApi> => plugin.name === 'site-config')
    ?.api?.load;
