/**
 * `node scripts/run.mjs bench/dev-start.ts`: from `npm run dev` to the whole HTML of the first page.
 *
 * RUNS times as an editor starts it every day, and once with nothing kept of the engine's own code (after
 * an update). Median and worst, in seconds, and the ratio of the two, in bench/results/dev-start.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../src/node/project.ts';
import { median } from './statistics.ts';

const RUNS = 7;
const PORT = 4188;
const localData = mkdtempSync(join(tmpdir(), 'dev-start-'));

for (const folder of ['bundles', 'prerenderer'])
  rmSync(join(cacheDir, folder), { recursive: true, force: true });
const anew = await firstPage();
const times: number[] = [];
for (let run = 0; run < RUNS; run++) times.push(await firstPage());

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const text = `# The first page of \`npm run dev\`

From the command to the whole HTML of the home page, ${RUNS} starts (\`node scripts/run.mjs bench/dev-start.ts\`):
median ${seconds(median(times))} s, worst ${seconds(Math.max(...times))} s. With nothing kept of the engine's
own code ${seconds(anew)} s, ${(anew / median(times)).toFixed(1)} times as long.
`;
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/dev-start.md'), text);
console.log(text);
rmSync(localData, { recursive: true, force: true });

async function firstPage(): Promise<number> {
  const start = performance.now();
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    cwd: projectRoot,
    env: { ...process.env, LOCAL_DATA: localData, PORT: String(PORT) },
    stdio: 'ignore',
  });
  let page: string | undefined;
  while (!page?.includes('</html>') && server.exitCode === null) {
    page = await fetch(`http://localhost:${PORT}/`).then(
      (answer) => answer.text(),
      () => undefined,
    );
    if (page === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const time = performance.now() - start;
  if (server.exitCode !== null) throw new Error('The dev server has ended.');
  server.kill();
  await once(server, 'exit');
  return time;
}
