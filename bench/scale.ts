/**
 * `npm run bench:scale`: how the prerenderer grows with the number of pages.
 *
 * Copies the content, adds pages (each a copy of the firewall page at an address of its own) and
 * times the prerender step alone: compile, render, write, on all cores, threads' start included.
 * What counts: pages a second, the ratio of time a page between the largest and the smallest run
 * (1 = linear), and that the client scripts are the same bytes. Writes bench/results/scale.md.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/lib/project.ts';

const ADDED = [7, 250, 500, 1007]; // 7 and 1,007 beside the site's own pages
const MODEL = 'site-config/pages/solucoes/protecao-redes-solucoes.json';

interface Sample {
  pages: number;
  seconds: number;
  scripts: string;
}

const samples = ADDED.map(measure);
const rows = samples.map(
  ({ pages, seconds, scripts }) =>
    `| ${pages} | ${seconds.toFixed(2)} | ${(pages / seconds).toFixed(0)} | ${scripts.slice(0, 12)} |`,
);
const added = ratio(samples);
const text = `# Scale

${availableParallelism()} cores; prerender step only (\`npm run bench:scale\`); page: the firewall page.

| pages | seconds | pages a second | client scripts (SHA-256) |
| --- | --- | --- | --- |
${rows.join('\n')}

${added}
`;
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/scale.md'), text);
console.log(text);

function measure(count: number): Sample {
  const root = mkdtempSync(join(tmpdir(), 'baluarte-scale-'));
  try {
    for (const folder of ['site-config', 'public']) {
      cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
    }
    const model = JSON.parse(readFileSync(join(projectRoot, MODEL), 'utf8'));
    for (let index = 0; index < count; index++) {
      const path = `/escala/pagina-${index}`;
      const meta = { ...model.meta, title: `Página ${index} | Baluarte` };
      writeFileSync(
        join(root, 'site-config/pages', `escala-${index}.json`),
        JSON.stringify({ ...model, path, meta }),
      );
    }
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/build.ts', '--mode', 'demo'],
      {
        cwd: projectRoot,
        env: { ...process.env, CONTENT_ROOT: root, DIST_DIR: join(root, 'dist') },
        encoding: 'utf8',
      },
    );
    const [, pages, seconds] = /(\d+) páginas em ([\d.]+) s/.exec(stdout) ?? [];
    if (status !== 0 || !pages) throw new Error(stdout);
    return {
      pages: Number(pages),
      seconds: Number(seconds),
      scripts: hashScripts(join(root, 'dist/assets')),
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function hashScripts(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

function ratio(all: Sample[]): string {
  const [first, second] = [all[1], all.at(-1)];
  const last = all[0];
  if (!first || !second || !last) return '';
  const per = (second.seconds - last.seconds) / (second.pages - last.pages);
  const perFirst = (first.seconds - last.seconds) / (first.pages - last.pages);
  const same = new Set(all.map(({ scripts }) => scripts)).size === 1;
  return `The ${second.pages - last.pages} added pages: ${(1 / per).toFixed(0)} a second. Time an added page, largest against smaller run: ${(per / perFirst).toFixed(2)}. Client scripts ${same ? 'identical to the byte' : 'DIFFER'}.`;
}
