import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../../src/node/project.ts';
import { siteBlocks } from '../../src/node/site-blocks.mjs';
import { own } from '../sites.ts';
import { expect, LONG, OWN_SITE, test } from '../test.ts';
import type { Found, Given } from './in-a-browser/protocol.ts';

test.use(OWN_SITE);

async function bundleOfWorker(): Promise<string> {
  const input = join(import.meta.dirname, 'in-a-browser/worker.ts');
  const bundle = await rolldown({
    input,
    platform: 'browser',
    plugins: [siteBlocks(own.root)],
    // Some packages take a parser from the document where there is one.
    resolve: { conditionNames: ['worker', 'browser', 'import', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Run apart, as the commands are: with the blocks of the site, which this process has not. */
function checkInNode(): { given: Given; found: Found } {
  const file = test.info().outputPath('found.json');
  execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'tests/content/in-a-browser/in-node.ts', own.root, file],
    { cwd: projectRoot },
  );
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('a worker in a browser finds the same problems and compiles the same pages', {
  tag: LONG,
}, async ({ page }) => {
  const { given, found } = checkInNode();
  const files = {
    'page.html': { contentType: 'text/html', body: '<!doctype html><title>Worker</title>' },
    'worker.js': { contentType: 'text/javascript', body: await bundleOfWorker() },
    'given.json': { contentType: 'application/json', body: JSON.stringify(given) },
  };
  for (const [name, answer] of Object.entries(files))
    await page.route(`**/in-a-browser/${name}`, (route) => route.fulfill(answer));

  await page.goto('/in-a-browser/page.html');
  const inBrowser = await page.evaluate(
    () =>
      new Promise<Found>((done, failed) => {
        const worker = new Worker('worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => failed(new Error(message));
      }),
  );

  expect(Object.keys(found.pages).length).toBeGreaterThan(0);
  for (const drafts of found.problems.slice(1))
    expect(JSON.parse(drafts).length).toBeGreaterThan(0);
  expect(inBrowser).toEqual(found);
});
