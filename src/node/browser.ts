import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { msg } from '../words/message.ts';
import { plainlyWorded } from '../words/node/plain.mjs';
import { UserError } from '../words/user-error.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSTALLED_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags that keep the browser quiet, and working as root in a container. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const firstThere = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** `CHROMIUM_PATH`, Playwright's own Chromium, or one installed on this machine. */
export const findBrowser = () =>
  firstThere([process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED]);

/**
 * What tests open pages with: Chromium without its window, which takes a third less of the processor.
 * `undefined` where Playwright has one of its own, which it takes by itself.
 */
export const findShell = () =>
  process.env.CHROMIUM_PATH ??
  (ownShellIsThere() ? undefined : firstThere([INSTALLED_SHELL, findBrowser()]));

/** Playwright keeps its shell beside its Chromium, in a folder of the same number. */
function ownShellIsThere(): boolean {
  const folder = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium.executablePath());
  return folder !== null && existsSync(`${folder[1]}chromium_headless_shell-${folder[2]}`);
}

/** Finds a browser or installs one: Playwright's, or the system's if apt is available. */
export function ensureBrowser(): string {
  const found = installUntil(findBrowser, ['chromium'], 'chromium');
  if (found) return found;
  throw new UserError(msg('node/browser:missing'));
}

/** The same for `findShell`; falls back to any browser if there is no shell. */
export function ensureShell(): void {
  const there = () => ownShellIsThere() || firstThere([process.env.CHROMIUM_PATH, INSTALLED_SHELL]);
  if (!installUntil(there, ['--only-shell', 'chromium'], 'chromium-headless-shell'))
    ensureBrowser();
}

function installUntil<T>(find: () => T, own: string[], debian: string): T {
  const attempts = [
    ['npx', 'playwright', 'install', ...own],
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', debian],
  ];
  for (const [command = '', ...args] of attempts) {
    const found = find();
    if (found) return found;
    const installing = msg('node/browser:installing', { command: [command, ...args].join(' ') });
    console.log(plainlyWorded(installing));
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  return find();
}
