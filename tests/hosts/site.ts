import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import { HTTPS_PORT } from '../servers.ts';
import { fixture } from '../sites.ts';

export const folder = join(cacheDir, 'hosts');
/** What nginx serves: the first build, until another is put over it. */
export const served = join(folder, 'served');
export const origin = `https://localhost:${HTTPS_PORT}`;

/** The fixture site with the demo's services, for a server of one's own; below `folder`. */
export function buildSite(name: string, root = fixture.root): { dist: string; deploy: string } {
  const dist = join(folder, name, 'dist');
  mkdirSync(join(folder, name), { recursive: true });
  const options = ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo', '--self-hosted'];
  const { status, stderr } = spawnSync(process.execPath, options, {
    cwd: projectRoot,
    env: {
      ...process.env,
      CONTENT_ROOT: root,
      DIST_DIR: dist,
      KEPT_ASSETS: join(folder, 'kept'),
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return { dist, deploy: join(folder, name, 'deploy') };
}

/** A certificate for localhost that its own machine alone can be told to trust. */
export function certificate(): { certificate: string; key: string } {
  const paths = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (existsSync(paths.certificate)) return paths;
  mkdirSync(folder, { recursive: true });
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', paths.key, '-out', paths.certificate],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error ?? made.stderr}`);
  return paths;
}

/** Files below a folder, as addresses, with what is in them. */
export function filesOf(dist: string): Map<string, Buffer> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [name.slice(dist.length), readFileSync(name)]));
}
