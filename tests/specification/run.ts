import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../src/node/project.ts';
import { envOf } from '../sites.ts';
import { checkStatements } from './check-statements.ts';
import { copySite, site } from './site.ts';

/** Builds the site and tries the statements `ids`, or all. Returns the exit code. */
export function run(ids: string[], { quiet = false } = {}): number {
  checkStatements();
  copySite();
  const env = {
    ...process.env,
    ...envOf(site),
    ...(ids.length && { SPECIFICATION_ONLY: ids.join() }),
    ...(quiet && { SPECIFICATION_QUIET: 'yes' }),
  };
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    }).status ?? 1;
  return (
    node('scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo') ||
    node(
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      join(import.meta.dirname, 'playwright.config.ts'),
    )
  );
}
