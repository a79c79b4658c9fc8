import type { ViteDevServer } from 'vite';
import { createSiteConfigLoader, type Problem, type SiteConfig } from '../site-config/index.ts';
import { formatErrors } from '../site-config/report/errors.ts';

/** The ids under which Vite keeps the virtual modules. */
export const SITE_DATA = '\0virtual:site-data';
export const AUTH_TEXTS = '\0virtual:auth-texts';
export const AUTH_PAGES = '\0virtual:auth-pages';
export const FONTS = '\0virtual:fonts';

/** The configuration as it is on disk now, and the news of it to the open pages. */
export class LiveConfig {
  state: { problems: Problem[]; config?: SiteConfig };
  #load: ReturnType<typeof createSiteConfigLoader>;

  constructor(readonly root: string) {
    this.#load = createSiteConfigLoader(root);
    this.state = this.#load();
  }

  /** Reloads on every change under `site-config/`, `schema/` and `public/`. */
  follow(server: ViteDevServer): void {
    const watched = ['site-config', 'schema', 'public'].map((dir) => `${this.root}/${dir}`);
    server.watcher.add(watched);
    let timer: NodeJS.Timeout | undefined;
    server.watcher.on('all', (_event, file) => {
      const path = file.replaceAll('\\', '/');
      if (!watched.some((dir) => path.startsWith(`${dir}/`))) return;
      if (path.includes('/schema/')) this.#load = createSiteConfigLoader(this.root);
      clearTimeout(timer);
      // Editors write a file in several steps; one message for all of them.
      timer = setTimeout(() => this.#announce(server), 30);
    });
  }

  #announce(server: ViteDevServer): void {
    this.state = this.#load();
    // A page opened from now on hydrates with the site as it is now.
    for (const id of [SITE_DATA, AUTH_TEXTS, AUTH_PAGES, FONTS]) {
      const module = server.moduleGraph.getModuleById(id);
      if (module) server.moduleGraph.invalidateModule(module);
    }
    const { config, problems } = this.state;
    const report = formatErrors(problems, this.root);
    if (!config) server.config.logger.error(report);
    server.ws.send('site-config', config ? { ok: true } : { ok: false, report });
  }
}
