/**
 * `node scripts/run.mjs bench/live-edit.ts`: from saving a JSON file to seeing it in the open page of the dev server.
 *
 * Edits the opening of a page of a copy of the content RUNS times; prints the median and the worst,
 * in milliseconds, in bench/results/live-edit.md.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { projectRoot } from '../src/node/project.ts';
import { editTimes } from './edit-times.ts';
import { median } from './statistics.ts';

const RUNS = 10;
const PORT = 4186;
const url = `http://localhost:${PORT}/sobre`;

const content = join(mkdtempSync(join(tmpdir(), 'bench-edit-')), 'content');
const server = spawn(process.execPath, ['scripts/run.mjs', 'tests/dev-server.ts'], {
  cwd: projectRoot,
  env: { ...process.env, CONTENT_ROOT: content, PORT: String(PORT) },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

try {
  const page = await browser.newPage();
  while (!(await page.goto(url).catch(() => undefined))) await page.waitForTimeout(300);
  await page.waitForTimeout(3000); // hydrated, and listening
  const times = await editTimes(page, content, RUNS);
  const text = `# Live edit

From saving the file to the new title on the page, ${RUNS} edits (\`node scripts/run.mjs bench/live-edit.ts\`):
median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms.
`;
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/live-edit.md'), text);
  console.log(text);
} finally {
  await browser.close();
  server.kill();
  rmSync(join(content, '..'), { recursive: true, force: true });
}
