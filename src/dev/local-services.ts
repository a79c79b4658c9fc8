import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { hasTrait } from '../blocks/traits.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { localFolder } from '../demo/folder.ts';
import { standInMiddleware } from '../demo/local-services.ts';
import type { Uses } from '../demo/stand-in.ts';
import { LOCAL_SERVICES } from '../hosting/own-addresses.ts';
import { isObject } from '../lib/json.ts';
import { isDemo } from '../node/demo-environment.ts';
import { contentRoot } from '../node/project.ts';

/** What the site's file of integrations names: a broken one as far as it can be read. */
export function uses(): Uses {
  const file = join(contentRoot, 'site-config/integrations.json');
  const named = parse(readFileSync(file, 'utf8'), []) as unknown;
  const has = (...names: string[]) =>
    !isObject(named) || names.some((name) => named[name] !== undefined);
  const submissions = isObject(named) && isObject(named.submissions) ? named.submissions : {};
  return {
    crm: has('crm'),
    accounts: has('auth'),
    emails: has('supabase'),
    tags: has('tagManager', 'pixel'),
    panel: typeof submissions.panel === 'string' ? submissions.panel : undefined,
  };
}

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
      standInMiddleware({ folder: localFolder(), webformId, returnPath, uses }),
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
