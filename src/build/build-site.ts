import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyLists } from '../content/compile/empty-lists.ts';
import {
  compilerOfLanguages,
  inLanguage,
  type LanguagesCompiler,
} from '../content/compile/in-language.ts';
import { withListPages } from '../content/compile/list-pages.ts';
import { nextChange } from '../content/compile/next-change.ts';
import { onlyLive } from '../content/compile/only-live.ts';
import { createRecordKeys, recordsBeside } from '../content/compile/record-keys.ts';
import { compileAuthTexts, framesOf } from '../content/compile/site-data.ts';
import type { SiteConfig } from '../content/index.ts';
import { createCompiler } from '../content/node/compiler.ts';
import { diskFiles } from '../content/node/disk-files.ts';
import { createSiteConfigLoader } from '../content/node/site-config-loader.ts';
import { siteFonts } from '../content/node/web-fonts.ts';
import { languagesOf } from '../content/read/site/languages.ts';
import type { Clock } from '../content/read/words/time-zone.ts';
import { formatErrors } from '../content/report/text.ts';
import { securityHeaders } from '../hosting/headers.ts';
import { hostingOptions } from '../hosting/hosting-options.ts';
import { sitePolicy } from '../hosting/policy.ts';
import { documentAddresses } from '../hosting/public-documents.ts';
import { redirectLimits, redirectsFile } from '../hosting/redirects-file.ts';
import { isDemo } from '../node/demo-environment.ts';
import { stampsIn } from '../node/file-stamp.ts';
import { createFileStore, type FileStore, noStore } from '../node/file-store.ts';
import { keyOf } from '../node/hash-of.ts';
import { prebuilt } from '../node/installed.mjs';
import { cacheDir, contentRoot, distDir, publicDir, siteCacheDir } from '../node/project.ts';
import type { Integrations } from '../types/config.gen.ts';
import type { FontStyles } from '../ui/data/font-styles.ts';
import type { SiteData } from '../ui/data/types.ts';
import { msg, type Wording } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';
import { keptBundle, makeBundle } from './app-bundle.ts';
import type { BuiltSite } from './built-site.ts';
import { compress } from './compress.ts';
import { writeExtras } from './extras.ts';
import { keepAssets } from './kept-assets.ts';
import { lastTree, noLastTree } from './last-tree.ts';
import { pageFiles } from './page-files.ts';
import { createPageRenderer, type PageRenderer } from './prerender.ts';
import { writeSearchIndex } from './search/write-search-index.ts';
import { writeServerFiles } from './server-files.ts';
import { siteFiles } from './site-files.ts';
import { siteIcons } from './site-icons.ts';
import { socialImages } from './social-images/social-images.ts';
import { swapIn, sweepAfterKilledBuilds } from './swap.ts';
import { libraries, platform, siteBlockSums, toolchain } from './toolchain.ts';
import { writePages } from './write-pages.ts';

interface BuildOptions {
  /** Also writes files for one's own server. */
  selfHosted?: boolean;
  cold?: boolean;
  /** Writes what is no page: the studio. */
  writeBeside(built: BuiltSite): Promise<void>;
}

/**
 * site-config/ -> dist/. If the build fails, `dist` is not changed.
 * Files that an earlier build made from the same input are linked, unless the build is `cold`.
 * `log` gets a line per step.
 */
export async function buildSite(
  log: (line: Wording) => void,
  { selfHosted = false, cold = false, writeBeside }: BuildOptions,
): Promise<void> {
  const started = performance.now();
  const options = hostingOptions(process.env);
  const built = `${distDir}-building-${process.pid}`;
  const server = join(cacheDir, `server-building-${process.pid}`);
  for (const folder of [distDir, join(cacheDir, 'server')]) sweepAfterKilledBuilds(folder);
  const store = cold ? noStore : createFileStore(join(siteCacheDir, 'build'));
  const last = cold ? noLastTree : lastTree(join(siteCacheDir, `last-${basename(distDir)}`));

  const { written, read, schemas } = checkedSite(log);
  const { config, compiler, announcement, empty } = inItsLanguages(written, read.clock);
  for (const list of empty) log(msg('build:empty-list', list));
  const { icons, drawn } = await siteIcons(publicDir, config.theme.colors.paper, log);

  let prerenderer: PageRenderer | undefined;
  try {
    log(msg('build:bundling'));
    const appKey = toolchain(process.env);
    const app = await (cold ? makeBundle(server) : keptBundle(bundleCaches(), appKey));
    const { boot, sections } = app;
    const parts = await siteParts(config, compiler);
    const { key, linkInto, ...ofSite } = siteFiles({
      key: keyOf(appKey, platform(process.env)),
      app,
      ...parts,
      store,
    });
    const { integrations } = compiler;
    const { consent, pages, site, theme } = config;
    const shown = { announcement, players: framesOf(config) };
    const policy = sitePolicy({ boot, integrations, consent, ...shown });
    const enforced = options.reportOnly ? undefined : policy;
    const notesVisits = Boolean(integrations.submissions);
    const input = {
      ...{ outDir: built, ...ofSite, icons, boot, sections, policy: enforced, notesVisits },
    };
    prerenderer = createPageRenderer(app.workerFile, input);
    const rendering = performance.now();
    const wanted = new Set(config.pages.flatMap(({ path }) => pathsOf(built, path)));
    const left = last.becomes(built, wanted);
    linkInto(built);
    // Files of the bundle replace files of public/ with the same name.
    const copied = cp(publicDir, built, { recursive: true, dereference: true, force: false });
    const headers = securityHeaders(policy, options);
    const documents = documentAddresses(read.files.all);
    const [made] = await bothSettled(
      writePages({
        pages,
        keyOfRecords: createRecordKeys(config),
        compiler,
        input,
        images: socialImages({ store, libraries: libraries(), publicDir, site, theme }),
        engine: key,
        surroundings: surroundingsOf(config, integrations, schemas),
        prerenderer,
        copied,
        left,
        store,
        log,
      }),
      copied.then(() =>
        writeExtras({
          outDir: built,
          config,
          siteUrl: ofSite.site.siteUrl,
          ...{ icons, drawn },
          root: contentRoot,
          headers,
          documents,
        }),
      ),
    );
    log(msg('build:pages', { pages: pages.length, seconds: secondsSince(rendering), made }));

    writeSearchIndex({ outDir: built, config, engine: key, store });
    await writeBeside(builtSite(built, config, { ...ofSite, parts, store }));
    await keepAssets(built, keptAssets());
    const { siteUrl } = ofSite.site;
    const of = { headers, ...config.redirects, documents, missing: of404(pages), siteUrl };
    if (selfHosted) await writeForServers(built, store, of);
    else for (const limit of redirectLimits(redirectsFile(of.redirects))) log(limit);
    store.save();
    swapIn(built, distDir, last);
  } finally {
    await prerenderer?.close();
    await rm(built, { recursive: true, force: true });
    await rm(server, { recursive: true, force: true });
  }
  log(msg('build:done', { seconds: secondsSince(started) }));
  const next = nextChange(written, read.clock);
  if (next) log(next);
}

/** The pages that answer in another language than the site's own that there is nothing. */
const of404 = (pages: SiteConfig['pages']): string[] =>
  pages.flatMap(({ path }) => (/.\/404$/.test(path) ? [path] : []));

/** The site as visitors see it, in its own language, with what compiles each page in its own. */
function inItsLanguages(written: SiteConfig, clock: Clock) {
  const configs = languagesOf(written).map((language) =>
    withListPages(onlyLive(inLanguage(written, language), clock)),
  );
  const [config = written] = configs;
  const compiler = compilerOfLanguages(configs, (each) =>
    createCompiler(each, publicDir, process.env),
  );
  // The policy allows the script that closes it, which is the same in all of them.
  const closable = configs.find(({ site }) => site.announcement?.close) ?? config;
  return {
    ...{ config, compiler },
    announcement: closable.site.announcement,
    empty: emptyLists(config),
  };
}

async function writeForServers(
  built: string,
  store: FileStore,
  of: Parameters<typeof writeServerFiles>[1],
): Promise<void> {
  await compress(built, store);
  await writeServerFiles(join(distDir, '../deploy'), of);
}

interface Made {
  site: SiteData;
  fonts: FontStyles;
  parts: Awaited<ReturnType<typeof siteParts>>;
  store: FileStore;
}

/** What is written beside the pages needs to know. */
const builtSite = (
  outDir: string,
  config: SiteConfig,
  { site, fonts, parts, store }: Made,
): BuiltSite => ({
  ...{ outDir, root: contentRoot, config, site, frames: framesOf(config), store },
  fonts: {
    headingFont: parts.fonts.headingFont,
    textFont: parts.fonts.textFont,
    fontFaces: fonts.faces,
  },
});

/** What a site adds to the app. */
const siteParts = async (config: SiteConfig, compiler: LanguagesCompiler) => ({
  site: await compiler.site(),
  inOtherLanguages: await compiler.inOtherLanguages(),
  fonts: await siteFonts(config),
  authTexts: compileAuthTexts(config),
});

/** One for all sites, but of those with blocks of their own. */
const bundleCaches = () => [
  join(siteBlockSums().length > 0 ? siteCacheDir : cacheDir, 'app'),
  join(prebuilt, 'app'),
];

/** Reads the site, drafts included. Throws a UserError with its problems if one is an error. */
function checkedSite(log: (line: Wording) => void) {
  log(msg('build:checking'));
  // React, MUI and the bundler read it, whatever a machine has set it to: a bundle of another mode would be kept.
  process.env.NODE_ENV = 'production';
  // One moment for the whole build.
  process.env.SITE_NOW ||= new Date().toISOString();
  const { config, problems, site, schemas, remember } = createSiteConfigLoader(contentRoot)();
  remember();
  if (!config) throw new UserError(formatErrors(problems, diskFiles(contentRoot)));
  return { written: config, read: site, schemas };
}

/** Rejects only after both have ended, because both write into the same folder. */
async function bothSettled<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

const pathsOf = (outDir: string, page: string) => Object.values(pageFiles(outDir, page));

/** Everything a page may be compiled with, besides its own file and the engine. */
function surroundingsOf(config: SiteConfig, integrations: Integrations, schemas: string): string {
  const { pages, references, records, unpaged, today, ...others } = config;
  // What a page itself shows of records is in its own key, by the day too.
  return keyOf(schemas, others, recordsBeside(config), integrations, stampsIn(publicDir));
}

/** `KEPT_ASSETS`, or a folder here; one for the demo, whose addresses no public site may have. */
function keptAssets(): string {
  const own = join(siteCacheDir, 'kept-assets', isDemo() ? 'demo' : 'production');
  return process.env.KEPT_ASSETS || own;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(2);
}
