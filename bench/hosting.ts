/**
 * `node scripts/run.mjs bench/hosting.ts`: the built site served by nginx (TLS, what the build writes for it) and by
 * `npm start`, in turn: answers a second over CLIENTS connections that stay open, every page and every
 * file of the app, compressed as each server does. And what a visitor downloads, with and without
 * brotli. Prints, and writes bench/results/hosting.md. Needs nginx (see `npm run test:hosts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/node/project.ts';
import { ask } from '../tests/hosts/ask.ts';
import { startNginx } from '../tests/hosts/nginx-host.ts';
import { buildSite, filesOf } from '../tests/hosts/site.ts';
import { serveDist } from './servers.ts';
import { median } from './statistics.ts';

const [ROUNDS, SECONDS, CLIENTS, PORT] = [5, 4, 16, 4185];
const ENCODINGS = { brotli: 'br, gzip', gzip: 'gzip', none: 'identity' };

const { dist, deploy } = buildSite('own', projectRoot);
const names = [...filesOf(dist).keys()];
const pages = names
  .filter((name) => name.endsWith('.html') && name !== '/404.html')
  .map((name) => name.replace(/(\/?index)?\.html$/, '') || '/');
const assets = names.filter((name) => /^\/assets\/.*\.js$/.test(name));

const nginx = await startNginx(dist, deploy);
const start = await serveDist(dist, PORT);
const origins = { nginx: nginx.origin, 'npm start': `http://localhost:${PORT}` };
const rates: { key: string; rate: number }[] = [];
const bytes: Record<string, Record<string, number>> = {};
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const [server, origin] of Object.entries(origins))
      for (const [what, paths] of Object.entries({ pages, scripts: assets }))
        rates.push({ key: `${server}, ${what}`, rate: await rate(origin, paths) });
  for (const [name, encoding] of Object.entries(ENCODINGS))
    bytes[name] = {
      page: median(await sizes(pages, encoding)),
      scripts: (await sizes(assets, encoding)).reduce((sum, size) => sum + size),
    };
} finally {
  await nginx.stop();
  start.kill();
}

/** Good answers a second, each client asking for the next as soon as it has one. */
async function rate(origin: string, paths: string[]): Promise<number> {
  const started = performance.now();
  const ends = started + SECONDS * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < ends) {
      const path = paths[count++ % paths.length] as string;
      const { status } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
      if (status !== 200) throw new Error(`${origin}${path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (count * 1000) / (performance.now() - started);
}

async function sizes(paths: string[], encoding: string): Promise<number[]> {
  const all: number[] = [];
  for (const path of paths) {
    const { body } = await ask(nginx.origin, path, { headers: { 'accept-encoding': encoding } });
    all.push(body.length);
  }
  return all;
}

const perSecond = (key: string) =>
  median(rates.filter((one) => one.key === key).map((one) => one.rate));
const rateRow = (what: string) => {
  const [fast, plain] = [perSecond(`nginx, ${what}`), perSecond(`npm start, ${what}`)];
  return `| ${what} | ${fast.toFixed(0)} | ${plain.toFixed(0)} | ${(fast / plain).toFixed(2)} |`;
};
const kB = (size = 0) => (size / 1000).toFixed(1);
const sizeRow = (name: string) => {
  const { page = 0, scripts = 0 } = bytes[name] ?? {};
  const ratio = page / (bytes.none?.page ?? 1);
  return `| ${name} | ${kB(page)} | ${kB(scripts)} | ${ratio.toFixed(2)} |`;
};

const report = `# Hosting

nginx with TLS against \`npm start\`, one process each, the client on the same two cores; median of
${ROUNDS} rounds of ${SECONDS} s in turn, ${CLIENTS} connections that stay open (\`node scripts/run.mjs bench/hosting.ts\`).

| what | nginx, answers/s | npm start, answers/s | ratio |
| --- | --- | --- | --- |
${Object.keys({ pages, scripts: assets }).map(rateRow).join('\n')}

What nginx sends, by what the browser accepts: the median page, and all scripts of the site together.

| compression | page HTML kB | scripts kB | page, of uncompressed |
| --- | --- | --- | --- |
${Object.keys(ENCODINGS).map(sizeRow).join('\n')}
`;
console.log(report);
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/hosting.md'), report);
