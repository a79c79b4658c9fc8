#!/usr/bin/env node
/**
 * `site-in-json <command> [options]`: runs a command on the site in the current folder, `--site <folder>` on another. Plain
 * JavaScript: it has to say what is missing before anything can run.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingPackage } from '../src/node/missing-package.mjs';
import { run } from '../src/node/run.mjs';
import { plainlyWorded } from '../src/words/node/plain.mjs';

/** Command -> file in scripts/. */
const COMMANDS = {
  new: 'new',
  start: 'start',
  dev: 'dev',
  test: 'check-site',
  build: 'build',
  validate: 'validate',
  page: 'page',
  screenshot: 'screenshot',
  mcp: 'mcp',
  upgrade: 'upgrade',
  import: 'import',
  types: 'types',
  fonts: 'fonts',
  logo: 'logo',
  'clean-photos': 'clean-photos',
  access: 'access',
  accounts: 'accounts',
  supabase: 'supabase',
  lead: 'lead',
  'db-reset': 'reset-database',
  serve: 'serve',
};

/** A line for each command. */
function usage() {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  const about = (name) => plainlyWorded({ key: `commands/bin:about-${name}` });
  const lines = names.map((name) => `  ${name.padEnd(width)}${about(name)}`);
  return [plainlyWorded({ key: 'commands/bin:usage' }), '', ...lines].join('\n');
}

const say = (key, values = {}) => console.error(plainlyWorded({ key, values }));

/** The command that was probably meant. Undefined on a fresh clone too, which has no package that compares words yet. */
async function meant(typed) {
  const words = await import('fastest-levenshtein').catch((error) => {
    if (!missingPackage(error)) throw error;
  });
  const near = words?.closest(typed, Object.keys(COMMANDS));
  const most = Math.floor(typed.length / 3);
  return near !== undefined && words.distance(typed, near) <= most ? near : undefined;
}

const quoted = (text) => ({ key: 'words:quoted', values: { text } });

/** What there is not, the command that is most like it, and all that there are. */
async function refuseUnknown(typed) {
  const near = await meant(typed.slice(0, 40).toLowerCase());
  const sentences = [
    { key: 'commands/bin:no-command', values: { command: quoted(typed) } },
    ...(near === undefined ? [] : [{ key: 'words:did-you-mean', values: { value: quoted(near) } }]),
  ];
  console.error([sentences.map(plainlyWorded).join(' '), '', usage()].join('\n'));
  process.exit(2);
}

/** As `engines` of package.json says it: what all that is installed with the engine runs on. */
const isNewEnough = ([major = 0, minor = 0]) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

function refuseOldNode() {
  if (isNewEnough(process.versions.node.split('.').map(Number))) return;
  say('commands/bin:old-node', { version: process.version });
  process.exit(1);
}

const [command = '', ...options] = process.argv.slice(2);
refuseOldNode();
if (!Object.hasOwn(COMMANDS, command)) {
  if (!['', '--help', '-h', 'help'].includes(command)) await refuseUnknown(command);
  console.log(usage());
  process.exit(0);
}
process.env.CONTENT_ROOT ||= process.cwd();
const isSite = existsSync(join(process.env.CONTENT_ROOT, 'site-config'));
if (
  command !== 'new' &&
  !isSite &&
  !options.some((option) => /^(--site(=|$)|--help$|-h$)/.test(option))
) {
  say('commands/bin:no-site');
  process.exit(2);
}
const file = join(import.meta.dirname, `../scripts/${COMMANDS[command]}.ts`);
process.argv.splice(1, 2, file);
await run(file);
