/**
 * `node scripts/run.mjs bench/typing.ts`: how long VS Code's JSON service takes for what it does at each key: read the
 * page, list what may come, check it, on this site's longest page with all that the site has to offer.
 * Prints the median of 50 runs of each; writes bench/results/typing.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vsCode } from '../src/content/edit/editor-schemas/testing/vs-code.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { projectRoot } from '../src/node/project.ts';
import { median } from './statistics.ts';

const RUNS = 50;
const code = vsCode(projectRoot);
const pages = createSiteConfigLoader(projectRoot)().site.entries.filter(
  ({ kind }) => kind === 'page',
);
const { file } = pages.reduce((a, b) => (b.size > a.size ? b : a));
// In titles too; here it is the cursor.
const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll('|', '-');
const name = file.slice('site-config/'.length);

const inSection = (typed: string) => text.replace(/("sections": \[)/, `$1${typed},`);
const tasks: Record<string, () => Promise<{ length: number }>> = {
  'sections, at "sections"': () => code.complete(name, inSection('|')),
  'links, at "to"': () =>
    code.complete(name, inSection('{"type": "hero", "actions": [{"label": "L", "to": "|"}]}')),
  'icons, at "icon"': () =>
    code.complete(name, inSection('{"type": "card-grid", "cards": [{"icon": "|"}]}')),
  'the words over a field': () => code.hover(name, text.replace('"keywords"', '"key|words"')),
  'what is underlined': () => code.mistakes(name, text),
};

const rows: string[] = [];
for (const [task, run] of Object.entries(tasks)) {
  const { length } = await run(); // the schemas are read at the first
  const times: number[] = [];
  for (let at = 0; at < RUNS; at++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  rows.push(`| ${task} | ${length} | ${median(times).toFixed(1)} |`);
}

const report = `# Typing

VS Code's JSON service on ${name} (${Math.round(text.length / 1000)} kB), median of ${RUNS} (\`node scripts/run.mjs bench/typing.ts\`).

| what | items, letters or mistakes | ms |
| --- | --- | --- |
${rows.join('\n')}
`;
writeFileSync(join(projectRoot, 'bench/results/typing.md'), report);
console.log(report);
