/**
 * `node scripts/run.mjs bench/studio-function.ts`: what the validator of the studio's function takes of a processor and of
 * memory, on the site as it is and with 998 pages more; a hosted function has 2 s and 256 MB. Writes
 * bench/results/studio-function.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../src/node/project.ts';
import { bundleValidator } from '../src/supabase/studio/bundle-validator.ts';
import { WHOLE } from '../src/supabase/studio/concerned.ts';
import type { SiteChecks, SiteToCheck } from '../supabase/functions/studio/site-checks.ts';
import { grownSite } from './grown-site.ts';

const ABOUT = 'site-config/pages/sobre.json';
/** Megabytes of values; what the runtime itself takes comes to it. */
const HEAP = 128;
const [measured, validator = ''] = process.argv.slice(2);
if (measured) await measure(measured);
else await compare();

async function compare(): Promise<void> {
  const folder = join(projectRoot, '.cache/studio-function');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'validator.mjs');
  const code = await bundleValidator(projectRoot);
  writeFileSync(file, code);
  const grown = grownSite(998, { models: 'all' });
  const rows = [projectRoot, grown].map((root) =>
    execFileSync(
      process.execPath,
      [
        `--max-old-space-size=${HEAP}`,
        join(projectRoot, 'scripts/run.mjs'),
        join(projectRoot, 'bench/studio-function.ts'),
        root,
        file,
      ],
      { encoding: 'utf8', cwd: projectRoot },
    ).trim(),
  );
  rmSync(grown, { recursive: true });
  const text = `# The validator of the studio's function

Node ${process.versions.node} (\`node scripts/run.mjs bench/studio-function.ts\`), each row in a process of its own, milliseconds of
the processor and megabytes that the process holds in the end, Node itself included, with a heap of ${HEAP} MB. The file has ${Math.round(code.length / 1000)} kB. Up to
${WHOLE / 1e6} MB of JSON the whole site is checked, above that what a change concerns. “First” is the first check of a process, “an
error” has the schemas compiled to word it, once.

| pages | MB of JSON | reading the file | first | a change | an error | another error | MB |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(join(projectRoot, 'bench/results/studio-function.md'), text);
  console.log(text);
}

async function measure(root: string): Promise<void> {
  const read = process.cpuUsage();
  const { site }: { site: SiteChecks } = await import(validator);
  const reading = sinceThen(read);
  const files = new Map<string, number>();
  const texts = new Map<string, string>();
  for (const folder of ['site-config', 'public'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const file = relative(root, path);
      files.set(file, statSync(path).size);
      if (file.startsWith('site-config/') && file.endsWith('.json'))
        texts.set(file, readFileSync(path, 'utf8'));
    }
  const was = texts.get(ABOUT) ?? '';
  const check = (becomes: string) => {
    const given: SiteToCheck = {
      ...{ files, texts: new Map([...texts, [ABOUT, becomes]]), now: Date.now() },
      ...{ changed: new Map([[ABOUT, becomes]]), before: new Map([[ABOUT, was]]) },
    };
    const started = process.cpuUsage();
    site.check(given);
    return sinceThen(started);
  };
  const wrong = was.replace('"title"', '"titel"');
  const times = [
    check(was),
    check(was.replace('"title": "', '"title": "X')),
    check(wrong),
    check(wrong),
  ];
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0) / 1e6;
  const pages = [...texts.keys()].filter((file) => file.startsWith('site-config/pages/')).length;
  const held = Math.round(process.memoryUsage.rss() / 1e6);
  console.log(`| ${[pages, size.toFixed(1), reading, ...times, held].join(' | ')} |`);
}

function sinceThen(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return Math.round((user + system) / 1000);
}
