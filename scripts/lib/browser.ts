import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

/** `CHROMIUM_PATH`, Playwright's own Chromium, or one installed on this machine. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a browser, or installs one: Playwright's, else the system's where apt is at hand. */
export function ensureBrowser(): string {
  const attempts = [
    ['npx', 'playwright', 'install', 'chromium'],
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', 'chromium'],
  ];
  for (const [command = '', ...args] of attempts) {
    const found = findBrowser();
    if (found) return found;
    console.log(`Instalando um navegador para os testes: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'Nenhum Chromium encontrado. Instale o Chrome ou o Chromium, ou diga onde está: CHROMIUM_PATH=/caminho npm test',
  );
}
