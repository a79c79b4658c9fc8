#!/usr/bin/env node
/**
 * `site-in-json <command> [options]`: runs a command on the site in the current folder, `--site <folder>` on another. Plain
 * JavaScript: it has to say what is missing before anything can run.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../src/node/run.mjs';

/** Command -> file in scripts/. */
const COMMANDS = {
  new: 'new',
  start: 'start',
  dev: 'dev',
  test: 'check-site',
  build: 'build',
  validate: 'validate',
  page: 'page',
  types: 'types',
  fonts: 'fonts',
  'clean-photos': 'clean-photos',
  access: 'access',
  supabase: 'supabase',
  'db-reset': 'reset-database',
  serve: 'serve',
};

const MINIMUM = [20, 19];

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Node.js ${MINIMUM.join('.')} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

const [command = '', ...options] = process.argv.slice(2);
refuseOldNode();
if (!Object.hasOwn(COMMANDS, command)) {
  console.error(`site-in-json <${Object.keys(COMMANDS).join('|')}> [options]`);
  process.exit(command === '' || command === '--help' ? 0 : 2);
}
process.env.CONTENT_ROOT ||= process.cwd();
const isSite = existsSync(join(process.env.CONTENT_ROOT, 'site-config'));
if (
  command !== 'new' &&
  !isSite &&
  !options.some((option) => /^(--site(=|$)|--help$|-h$)/.test(option))
) {
  console.error(
    'This folder has no site-config/. site-in-json new <folder> makes a site; --site <folder> names another.',
  );
  process.exit(2);
}
const file = join(import.meta.dirname, `../scripts/${COMMANDS[command]}.ts`);
process.argv.splice(1, 2, file);
try {
  await run(file);
} catch (error) {
  // What a command needs beyond a build is not installed with the engine.
  const [, missing] = /Cannot find package '([^']+)'/.exec(error?.message ?? '') ?? [];
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) throw error;
  console.error(`site-in-json ${command} needs a package more: npm install --save-dev ${missing}`);
  process.exit(1);
}
