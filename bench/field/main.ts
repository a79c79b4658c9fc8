/**
 * `node scripts/run.mjs bench/field/main.ts`: the same content built by this project, Astro, Eleventy, Next.js (static export)
 * and React Router (framework mode, prerendered), in turn, on this machine.
 *
 * 100 and 1,000 pages (`-- 100 10000` says how many instead), and 100 with pictures for networks: with nothing kept, with
 * nothing changed, with a sentence of one page changed; three rounds (one above 5,000 pages) of all tools in turn.
 * Fails where a tool does not write all pages, or not the words of this project's. Writes bench/results/field.md and .svg.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/node/project.ts';
import { ADAPTERS, WITH_PICTURES } from './adapters/registry.ts';
import { chart } from './chart.ts';
import { workFolder } from './content.ts';
import { installedFolder, installField, installThisProject } from './install.ts';
import { measureSize, type Size } from './measure-size.ts';
import { report } from './report.ts';

const given = process.argv.slice(2).map(Number);
installField();
installThisProject();
const [load = 0] = loadavg();
const sizes: Size[] = [];
try {
  for (const size of given.length > 0 ? given : [100, 1000])
    sizes.push(measureSize(ADAPTERS, size));
  sizes.push(measureSize(WITH_PICTURES, 100, true));
} finally {
  for (const made of [workFolder, installedFolder]) rmSync(made, { recursive: true, force: true });
}

const results = join(projectRoot, 'bench/results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'field.svg'), chart(sizes.filter(({ pictures }) => !pictures)));
const text = report(sizes, load);
writeFileSync(join(results, 'field.md'), text);
console.log(text);
