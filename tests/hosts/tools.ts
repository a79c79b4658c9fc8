import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../src/node/project.ts';

/** Not among the dependencies: heavy, and nothing else needs them. */
export const toolsFolder = join(cacheDir, 'host-tools');
/** The one that publishes, the newest of wrangler that runs on Node 20. */
const WRANGLER = JSON.parse(
  readFileSync(join(projectRoot, 'deploy/wrangler/package.json'), 'utf8'),
);
const PACKAGES = [
  `wrangler@${WRANGLER.dependencies.wrangler}`,
  '@mdn/mdn-http-observatory@1.4',
  'netlify-redirector@0.5',
];
const DEBIAN = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl', 'rsync'];

export const hasTool = (name: string) => existsSync(join(toolsFolder, 'node_modules', name));

/** Without their install scripts: one asks a host for certificates that nothing here needs. */
export function installTools(): void {
  if (['wrangler', '@mdn/mdn-http-observatory', 'netlify-redirector'].every(hasTool)) return;
  mkdirSync(toolsFolder, { recursive: true });
  writeFileSync(join(toolsFolder, 'package.json'), '{ "private": true }\n');
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
  spawnSync('npm', options, { cwd: toolsFolder, stdio: 'ignore' });
}

/** By apt, for whoever may; all others are told what is skipped. */
export function installServers(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  const options = ['install', '-y', '--no-install-recommends', ...DEBIAN];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (spawnSync('apt-get', options, { env, stdio: 'ignore' }).status === 0) return;
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', options, { env, stdio: 'ignore' });
}
