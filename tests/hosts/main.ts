/**
 * `npm run test:hosts`: what the build writes for hosts, on the hosts' own engines. Installs what it
 * can, and says what it skips.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import type { Limit } from '../../src/hosting/testing/moved-addresses.ts';
import { projectRoot } from '../../src/node/project.ts';
import { report } from '../report.ts';
import { HTTP_PORT, HTTPS_PORT } from '../servers.ts';
import { ask } from './ask.ts';
import { hasCaddy, startCaddy } from './caddy-host.ts';
import { checks } from './checks.ts';
import type { Host } from './host.ts';
import { netlifyAnswers } from './netlify-host.ts';
import { hasNginx, startNginx } from './nginx-host.ts';
import {
  checkDocuments,
  checkHeaders,
  checkMissing,
  checkMoved,
  checkRedirects,
  writeSigns,
} from './signs.ts';
import { buildSite, certificate, filesOf, origin, served } from './site.ts';
import { hasTool, installServers, installTools, toolsFolder } from './tools.ts';
import { startWrangler } from './wrangler-host.ts';

await runCommand(() => readOptions({ name: 'npm run test:hosts', options: {} }));

installServers();
installTools();
const { dist, deploy } = buildSite('a');
const files = filesOf(dist);
const signs = await writeSigns();

const skip = (what: string, needed: string) => console.warn(`SKIPPED: ${what} (${needed})`);

if (hasNginx()) {
  // A copy: another build is put over it.
  rmSync(served, { recursive: true, force: true });
  cpSync(dist, served, { recursive: true });
  await during(startNginx(served, deploy), async (host) => {
    await checkHost(host);
    if (hasTool('@mdn/mdn-http-observatory')) await report('nginx: MDN Observatory', observe);
    else skip('MDN Observatory', 'npm install of its package');
    if (!process.env.SKIP_E2E)
      await report('nginx: end-to-end, in a browser through TLS', endToEnd);
  });
  await during(startNginx(signs.dist, signs.deploy), checkSigns);
} else skip('nginx', 'Debian: apt-get install nginx libnginx-mod-http-brotli-static');

if (hasCaddy()) {
  await during(startCaddy(dist, deploy), checkHost);
  await during(startCaddy(signs.dist, signs.deploy), checkSigns);
} else skip('Caddy', 'Debian: apt-get install caddy');

if (hasTool('wrangler')) {
  await during(startWrangler(dist), checkHost);
  await during(startWrangler(signs.dist), checkSigns);
} else skip('wrangler pages dev', 'npm install of its package');

if (hasTool('netlify-redirector')) {
  const limits: Limit[] = ['odd parameters', 'order', 'colons', 'carets', 'slashes'];
  await report('Netlify: old addresses of every form', async () =>
    checkMoved(await netlifyAnswers(signs.dist), limits),
  );
} else skip('Netlify', 'npm install of its package');

async function during(starting: Promise<Host>, act: (host: Host) => Promise<void>) {
  const host = await starting.catch((error) => {
    process.exitCode = 1;
    console.error(error);
  });
  if (!host) return;
  await act(host).finally(host.stop);
}

async function checkHost(host: Host): Promise<void> {
  for (const [title, check] of Object.entries(checks))
    await report(`${host.name}: ${title}`, () => check({ host, files }));
}

async function checkSigns(host: Host): Promise<void> {
  await report(`${host.name}: every sign in a redirect`, () => checkRedirects(host));
  const limits: Limit[] = host.own ? [] : ['parameters', 'colons'];
  const question = (path: string) => ask(host.origin, path);
  await report(`${host.name}: old addresses of every form`, () => checkMoved(question, limits));
  await report(`${host.name}: no script in documents of public/`, () => checkDocuments(host));
  await report(`${host.name}: what is missing, by language`, () => checkMissing(host));
  if (host.own) await report(`${host.name}: every sign in a header`, () => checkHeaders(host));
}

/** 130 is what a site has that brings no script from elsewhere. */
async function observe(): Promise<void> {
  const folder = join(toolsFolder, 'node_modules/@mdn/mdn-http-observatory');
  const ports = [String(HTTP_PORT), String(HTTPS_PORT)];
  const scan = join(import.meta.dirname, 'observatory.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [scan, folder, ...ports], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate().certificate },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const { score, grade, results } = JSON.parse(stdout);
  console.log(`     Observatory: ${grade} ${score}`);
  for (const { name, result, points } of results)
    console.log(`       ${points}\t${name}: ${result}`);
  if (score < 130) throw new Error(`The score is ${score}`);
}

/** Deploys by themselves: one after the other within seconds is more than other specs' pages need bear. */
async function endToEnd(): Promise<void> {
  await inBrowser(['policy', 'contact-form.spec', 'about']);
  await inBrowser(['open-tabs']);
}

async function inBrowser(specs: string[]): Promise<void> {
  const options = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
  const run = spawn('npx', [...options, '--reporter=line', '--project=hosts', ...specs], {
    cwd: projectRoot,
    env: { ...process.env, TEST_ORIGIN: origin },
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error('See above');
}
