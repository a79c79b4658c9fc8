import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { broken } from '#site-blocks/data';
import { goOn } from '../node/go-on.ts';
import { isInstalled } from '../node/installed.mjs';
import { contentRoot, projectRoot } from '../node/project.ts';
import { t } from '../words/reader.ts';

const OF_ENGINE = ['schema', 'src/blocks'].map((folder) => join(projectRoot, folder));
const OF_SITE = join(contentRoot, 'blocks');

/**
 * In the dev server: `npm run types` whenever a block or a schema was added, edited or removed. What the validator and the
 * compiler read of a site's own blocks is part of this process, so for that the server starts anew; components are
 * replaced in the open pages, but where a block was broken, which is looked at when the server starts.
 */
export function watchBlocks(server: ViteDevServer): void {
  // Of the project's own site they are committed.
  if (contentRoot !== projectRoot) setTimeout(() => void goOn(server, writeOfSite), 2000).unref();
  server.watcher.add(OF_SITE);
  let timer: NodeJS.Timeout | undefined;
  let restarts = false;
  let isEnding = false;
  server.watcher.on('all', (event, file) => {
    const isOfSite = file.startsWith(OF_SITE);
    const isBlock = isOfSite || OF_ENGINE.some((folder) => file.startsWith(folder));
    const isComponent = event === 'change' && /\.(tsx|css)$/.test(file) && broken.length === 0;
    if (isEnding || !isBlock || isComponent || /\.gen\.\w+$|\.test\.tsx?$/.test(file)) return;
    restarts ||= isOfSite;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await goOn(server, writeAll);
      if (!restarts || isEnding) return;
      // Once, however long a copy of the folder goes on: the next process reads whatever comes.
      isEnding = true;
      await goOn(server, () => restart(server));
    }, 150);
  });
}

async function writeOfSite(): Promise<void> {
  const { writeSiteTypes } = await import('./write-types.ts');
  await writeSiteTypes(contentRoot, false);
}

async function writeAll(): Promise<void> {
  // Loaded late: what makes types of schemas takes as long to load as the server.
  const { writeTypes } = await import('./write-types.ts');
  if (!isInstalled) await writeTypes(projectRoot, false);
  await writeOfSite();
}

/** An option of Node that changes nothing: by it a process knows that it is the second one. */
const SECOND = '--title=site-in-json';
/** The second process ends with this code for the first one to start another. */
const AGAIN = 75;

/** The same command in a process of its own, in the place of this one; of many restarts there are never more than two. */
async function restart(server: ViteDevServer): Promise<void> {
  server.config.logger.info(t('commands/dev:blocks-changed'));
  await server.close();
  // The whole site is being replaced: there is nothing to start on yet.
  while (!existsSync(join(contentRoot, 'site-config'))) await wait(200);
  if (process.execArgv.includes(SECOND)) process.exit(AGAIN);
  let second = startSecond();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => second.kill(signal));

  function startSecond() {
    const [file = '', ...options] = process.argv.slice(1);
    const runner = join(projectRoot, 'scripts/run.mjs');
    const next = spawn(process.execPath, [SECOND, runner, file, ...options], { stdio: 'inherit' });
    next.on('exit', (code) => {
      if (code === AGAIN) second = startSecond();
      else process.exit(code ?? 1);
    });
    return next;
  }
}
