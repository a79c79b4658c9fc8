/**
 * `site-in-json screenshot <address>[#anchor]`: a picture of one page as it is now, drafts too, at a width (`--width`), into the
 * site's `screenshots/` or `--out`. `--format json` tells programs where it is.
 */
import { relative } from 'node:path';
import { createServer } from 'vite';
import { jsonText } from '../src/commands/page/show-target.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { readShot } from '../src/commands/screenshot/read-arguments.ts';
import { findTarget } from '../src/content/edit/find-target.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { viteOptions } from '../src/dev/vite-options.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { contentRoot, viteCacheDir } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';
import { languageForSite } from '../src/words/node/catalogues.ts';
import { t } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

await runCommand(async () => {
  const shot = readShot(process.argv.slice(2));
  // Loaded late: it needs a package that who only asks for help may lack.
  const { takeScreenshot } = await import('../src/commands/screenshot/take-screenshot.ts');
  const { site, problems } = createSiteConfigLoader(contentRoot)();
  findTarget(site, shot.anchor === undefined ? shot.path : `${shot.path}#${shot.anchor}`);
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong)
    throw new UserError([
      msg('commands/screenshot:errors', { file: wrong.file }),
      wrong.message,
      wrong.hint,
    ]);
  useDemoEnvironment();
  const server = await createServer(
    await viteOptions({
      logLevel: 'silent',
      cacheDir: `${viteCacheDir}/screenshot`, // beside the one of a dev server that may be running
      server: { port: 0, host: 'localhost', open: false, hmr: false, watch: null },
    }),
  );
  try {
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const taken = await takeScreenshot(origin, shot, languageForSite(contentRoot));
    const file = relative(process.cwd(), taken.file) || taken.file;
    console.log(
      shot.isJson
        ? jsonText({ path: shot.path, ...taken })
        : t('commands/screenshot:taken', { file, width: taken.width, height: taken.height }),
    );
  } finally {
    await server.close();
  }
});
process.exit(); // services of the dev server may be waiting for requests
