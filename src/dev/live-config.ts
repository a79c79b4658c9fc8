import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ConfigReport } from '../app/dev/config-report.ts';
import { MOST_HELD } from '../content/check/incremental/file-cache.ts';
import { isCertain } from '../content/edit/fix-problems.ts';
import type { Load, Problem, SiteConfig } from '../content/index.ts';
import { diskFiles } from '../content/node/disk-files.ts';
import { schemaRoot } from '../content/node/read-schemas.ts';
import { createSiteConfigLoader, type LoadedSite } from '../content/node/site-config-loader.ts';
import { writeSiteValues } from '../content/node/write-site-values.ts';
import type { ConfigFile } from '../content/read/site/config-file.ts';
import type { SitePage } from '../content/read/site/site-config.ts';
import { createExcerpts, formatText } from '../content/report/text.ts';
import { RedirectTable } from '../hosting/redirect-table.ts';
import { goOn } from '../node/go-on.ts';
import { watchFolders } from '../node/watch-folders.ts';
import { t } from '../words/reader.ts';
import { FONTS_ID } from './served-fonts.ts';

/** The current configuration on the disk, and the messages to open pages about it. */
export class LiveConfig {
  load: Load<LoadedSite>;
  #later: NodeJS.Timeout | undefined;
  /** All files, as they were when they were last read. */
  #entries: readonly ConfigFile[] = [];
  problems: Problem[] = [];
  /** The last configuration without errors, so that an error removes no page. */
  config: SiteConfig | undefined;
  /** Names the last reading, also beside those of an earlier run of the server. */
  revision = 0;

  constructor(readonly root: string) {
    this.load = createSiteConfigLoader(root);
    this.#read();
  }

  /** Reloads on every change under `site-config/` and `public/`, and of a schema, in `schema/` or the folder of a block. */
  follow(server: ViteDevServer): void {
    const files = `${this.root}/public`;
    const schemas = ['schema', 'src/blocks'].map((dir) => `${schemaRoot(this.root)}/${dir}`);
    server.watcher.add([files, ...schemas]);
    let timer: NodeJS.Timeout | undefined;
    let hasSchemaChanged = false;
    server.watcher.on('all', (_event, file) => {
      const path = file.replaceAll('\\', '/');
      const isSchema =
        path.endsWith('schema.json') && schemas.some((dir) => path.startsWith(`${dir}/`));
      if (!isSchema && !path.startsWith(`${files}/`)) return;
      hasSchemaChanged ||= isSchema;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const anew = hasSchemaChanged;
        hasSchemaChanged = false;
        void goOn(server, () => this.#announce(server, { anew }));
      }, 30);
    });
    if (this.problems.length > 0) server.config.logger.warn(this.#report());
    if (server.config.server.watch === null) return;
    const stop = watchFolders([join(this.root, 'site-config')], (paths) => {
      const changed = paths && new Set([...paths].map((path) => this.#fileAt(path)));
      void goOn(server, () => this.#announce(server, { changed }));
    });
    server.httpServer?.once('close', stop);
    // Reads again whatever was saved between the first read and the start of the watch.
    const before = stampsOf(this.#entries);
    this.#read();
    if (stampsOf(this.#entries) !== before) this.#announce(server, {});
  }

  /** The report sent to open pages. */
  report(moved: ConfigReport['moved'] = {}): ConfigReport {
    const excerpt = createExcerpts(diskFiles(this.root));
    const problems = this.problems.map((problem) => {
      const { severity, file, line, column, message, hint } = problem;
      const position = `${file}:${line}:${column}`;
      const absolutePosition = join(this.root, position);
      const fixable = isCertain(problem, this.problems);
      return {
        severity,
        position,
        absolutePosition,
        message,
        hint,
        excerpt: excerpt(problem),
        fixable,
      };
    });
    return { problems, revision: this.revision, moved };
  }

  #fileAt = (path: string) => relative(this.root, path).replaceAll('\\', '/');

  #read(changed?: ReadonlySet<string>): void {
    const { problems, config, site, remember } = this.load(undefined, changed);
    // Delayed, so that it does not slow down a page that is being loaded.
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      remember();
      writeSiteValues(site, this.root);
    }, 1000).unref();
    this.#entries = site.entries;
    this.problems = problems;
    this.revision = Math.max(Date.now(), this.revision + 1);
    this.config = config ?? this.config;
    // Read before the next save, which may be a mistake; of a large site, those that were looked at.
    if (config && config.pages.length <= MOST_HELD) for (const { page } of config.pages) void page;
  }

  /** `changed`: the files, if they are known. `anew`: a schema has changed. */
  #announce(
    server: ViteDevServer,
    { changed, anew }: { changed?: ReadonlySet<string>; anew?: boolean },
  ): void {
    if (anew) this.load = createSiteConfigLoader(this.root);
    const before = this.config;
    const hadErrors = hasErrors(this.problems);
    this.#read(changed);
    // A window of the studio opened from now on has the fonts as they are now.
    const module = server.moduleGraph.getModuleById(FONTS_ID);
    if (module) server.moduleGraph.invalidateModule(module);
    if (this.problems.length > 0) server.config.logger.warn(this.#report());
    if (hadErrors && !hasErrors(this.problems))
      server.config.logger.info(t('commands/dev:no-errors-left'), { timestamp: true });
    server.ws.send('site-config', this.report(movedPages(before, this.config)));
  }

  #report = () => formatText(this.problems, { files: diskFiles(this.root) });
}

const hasErrors = (problems: readonly Problem[]) =>
  problems.some(({ severity }) => severity === 'error');

const stampsOf = (entries: readonly ConfigFile[]) =>
  entries.map(({ file, stamp }) => file + stamp).join();

/** Old path -> new path, of one file, or of a removed file and an added one. */
function movedPages(before: SiteConfig | undefined, after: SiteConfig | undefined) {
  const isSame = (page: SitePage, index: number) =>
    page === after?.pages[index] || page.path === after?.pages[index]?.path;
  if (before?.pages.every(isSame)) return {};
  const now = new Set(after?.pages.map(({ path }) => path));
  const byFile = new Map(after?.pages.map(({ file, path }) => [file, path]));
  const redirected = new RedirectTable(after?.redirects.redirects ?? []);
  const gone = before?.pages.filter(({ path }) => !now.has(path)) ?? [];
  return Object.fromEntries(
    gone.flatMap(({ file, path }) => {
      const to = byFile.get(file) ?? redirected.get(path);
      return to ? [[path, to]] : [];
    }),
  );
}
