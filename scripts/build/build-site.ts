import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCompiler } from '../compile/compiler.ts';
import { playersOf } from '../compile/players.ts';
import { securityHeaders } from '../hosting/headers.ts';
import { hostingOptions } from '../hosting/hosting-options.ts';
import { sitePolicy } from '../hosting/policy.ts';
import { isDemo } from '../lib/demo-environment.ts';
import { iconsOf } from '../lib/icon-files.ts';
import {
  cacheDir,
  contentRoot,
  distDir,
  projectRoot,
  publicDir,
  siteCacheDir,
} from '../lib/project.ts';
import { UserError } from '../lib/user-error.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { nextChange } from '../site-config/publication/next-change.ts';
import { onlyLive } from '../site-config/publication/only-live.ts';
import { formatErrors } from '../site-config/report/errors.ts';
import { writeSocialImages } from '../social-images/write.ts';
import { buildBootScript } from './boot-script.ts';
import { buildClient, buildServer } from './bundles.ts';
import { compress } from './compress.ts';
import { writeExtras } from './extras.ts';
import { keepAssets } from './kept-assets.ts';
import { prerender } from './prerender.ts';
import { writeServerFiles } from './server-files.ts';
import { swapIn } from './swap.ts';

/**
 * site-config/ -> dist/. Either all of it is built, or `dist` stays as it was.
 * `log` is told what is being done, a line each. `selfHosted`: for a server of one's own, too.
 */
export async function buildSite(
  log: (line: string) => void,
  { selfHosted = false } = {},
): Promise<void> {
  const started = performance.now();
  const options = hostingOptions(process.env);
  const built = `${distDir}-building-${process.pid}`;
  const server = join(cacheDir, `server-${process.pid}`);

  log('Verificando site-config…');
  // One moment for the whole build: the bundler reads the site again.
  process.env.SITE_NOW ||= new Date().toISOString();
  const { config: written, problems, site: read } = createSiteConfigLoader(contentRoot)();
  if (!written) throw new UserError(formatErrors(problems, contentRoot));
  const config = onlyLive(written, read.clock);
  const compiler = createCompiler(config, publicDir, process.env);
  const site = await compiler.site();
  const icons = iconsOf(publicDir);

  try {
    log('Montando o aplicativo…');
    const [app, workerFile, boot] = await Promise.all([
      buildClient(built),
      buildServer(server),
      buildBootScript(projectRoot),
    ]);

    const rendering = performance.now();
    const pages = await Promise.all(config.pages.map(compiler.page));
    const policy = sitePolicy({
      boot,
      integrations: compiler.integrations,
      players: playersOf(config),
    });
    const enforced = options.reportOnly ? undefined : policy;
    await prerender(workerFile, { outDir: built, site, icons, boot, app, policy: enforced }, pages);
    log(`${pages.length} páginas em ${secondsSince(rendering)} s.`);

    const drawing = performance.now();
    const images = await writeSocialImages({
      pages,
      outDir: built,
      cache: join(siteCacheDir, 'social-images'),
      publicDir,
      site: config.site,
      theme: config.theme,
    });
    log(`${images} imagens para redes sociais em ${secondsSince(drawing)} s.`);

    const headers = securityHeaders(policy, options);
    await writeExtras({
      outDir: built,
      config,
      siteUrl: site.siteUrl,
      icons,
      root: contentRoot,
      headers,
    });
    await keepAssets(built, keptAssets());
    if (selfHosted) {
      await compress(built);
      const { siteUrl } = site;
      const { redirects } = config.redirects;
      await writeServerFiles(join(distDir, '../deploy'), { headers, redirects, siteUrl });
    }
    await swapIn(built, distDir);
  } finally {
    await rm(built, { recursive: true, force: true });
    await rm(server, { recursive: true, force: true });
  }
  log(`Pronto em ${secondsSince(started)} s.`);
  const next = nextChange(written, read.clock);
  if (next) log(next);
}

/** `KEPT_ASSETS`, or a folder here; one for the demo, whose addresses no public site may have. */
function keptAssets(): string {
  const own = join(siteCacheDir, 'kept-assets', isDemo() ? 'demo' : 'production');
  return process.env.KEPT_ASSETS ?? own;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(2);
}
