import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Load } from '../../content/index.ts';
import type { SiteConfigApi } from '../../dev/site-config.ts';
import { type Routes, router, sendText } from '../../node/http.ts';
import { contentRoot } from '../../node/project.ts';
import { msg } from '../../words/message.ts';
import { clientCode, createClientCode, scriptDocument } from './client-code/client-code.ts';
import { endpoints } from './endpoints.ts';
import { addPictureCall } from './pictures/add-picture.ts';
import { guarded, jsonCall } from './safety/guard.ts';
import { type DiskSite, openDiskSite } from './workspace/disk-site.ts';
import { readersOwn } from './workspace/endpoint.ts';
import { thumbnailRoutes } from './workspace/setup.ts';

export function studioServices(server: ViteDevServer): Connect.NextHandleFunction {
  let site: DiskSite | undefined;
  server.watcher.on('all', (_event, file) => {
    if (/schema\.json$|\/words\//.test(file)) site = undefined;
  });
  // Opened by the first request, so that the dev server starts no slower.
  const api = apiRoutes(() => {
    site ??= openDiskSite(contentRoot, loaderOf(server));
    return site;
  });
  const code = createClientCode(server);
  const routes = router({
    '/': {
      GET: scriptDocument(server, {
        title: msg('studio/server:title'),
        script: () => code('window'),
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
    // A worker has one address, whichever code it is of.
    '/worker.js': {
      GET: async (_request, response) =>
        sendText(response, 200, 'text/javascript', `import '${await code('worker')}';\n`),
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

/** In bytes. Other words in every text of a site are one request. */
const LARGEST_WRITE = 200_000_000;

export const apiRoutes = (site: () => DiskSite): Routes => ({
  ...Object.fromEntries(
    Object.entries(endpoints).map(([name, make]) => [
      `/api/${name}`,
      {
        POST: jsonCall(
          (body, request) => make(body, readersOwn(site(), request)),
          name === 'write' ? LARGEST_WRITE : undefined,
        ),
      },
    ]),
  ),
  '/api/add-picture': { POST: addPictureCall(site) },
});

/** The loader of the dev server's own plugin, whose cache is shared. */
const loaderOf = ({ config }: ViteDevServer): Load | undefined =>
  config.plugins.find((plugin): plugin is Plugin<SiteConfigApi> => plugin.name === 'site-config')
    ?.api?.load;
