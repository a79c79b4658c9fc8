import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import sirv from 'sirv';
import { cacheDir, projectRoot } from '../../../src/node/project.ts';
import { envOf, fixture } from '../../sites.ts';
import { expect, test } from '../../test.ts';

/**
 * The fixture site in Portuguese, and the same written in Arabic letters, as far as the engine knows: each section of the
 * one is the other's in a mirror. So nothing that a section says of left and right is missed.
 */
const mirrored = {
  root: join(cacheDir, 'mirrored-site'),
  dist: join(cacheDir, 'mirrored-dist'),
};
const SITE = 'site-config/site.json';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: Server;
let origin: string;
test.beforeAll(async () => {
  test.setTimeout(600_000); // it is built, in minutes on a machine that has much else to do
  rmSync(mirrored.root, { recursive: true, force: true });
  // Beside the folder of its blocks, which are links.
  cpSync(fixture.root, mirrored.root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.cache'),
  });
  const text = readFileSync(join(fixture.root, SITE), 'utf8');
  writeFileSync(
    join(mirrored.root, SITE),
    text.replace('"language": "pt-BR"', '"language": "pt-Arab-BR"'),
  );
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/build.ts', '--mode', 'demo'],
    { cwd: projectRoot, env: { ...process.env, ...envOf(mirrored) }, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const files = sirv(mirrored.dist, { extensions: ['html'] });
  server = createServer((request, response) => files(request, response)).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
});

/** What is written where nobody signs in; screens of accounts are rendered by the app. */
const ofAccounts = /^(auth|conta|painel|estudio|equipe|numeros)/;
const pages = () =>
  readdirSync(mirrored.dist, { recursive: true, encoding: 'utf8' })
    .map((file) => relative('.', file))
    .filter((file) => file.endsWith('.html') && !ofAccounts.test(file) && !/404|envio/.test(file))
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

interface Box {
  name: string;
  fromStart: number;
  width: number;
}

/** Of every box but those in lines of text, whose words run from left to right on both sites. */
async function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(async () => {
    const { documentElement: html } = document;
    html.style.scrollbarWidth = 'none';
    html.style.scrollbarGutter = 'auto';
    await document.fonts.ready;
    const root = document.getElementById('root') as HTMLElement;
    const around = root.getBoundingClientRect();
    const all = [...root.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((element) => {
      const { display, visibility } = getComputedStyle(element);
      const isInLine = display.startsWith('inline') && element.tagName !== 'svg';
      return !isInLine && visibility === 'visible' && element.getBoundingClientRect().width > 1;
    });
    // Arrows are mirrored, commas turned, and a calling code is set apart from the words around it.
    const plain = (text: string) =>
      text
        .replaceAll('←', '→')
        .replaceAll('،', ',')
        .replace(/[\u2066\u2069]/g, '');
    return all.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const section = element.closest('section')?.querySelector('h1,h2')?.textContent ?? '';
      return {
        name: `${element.tagName} in ${section}: ${plain(element.textContent ?? '').slice(0, 20)}`,
        fromStart: Math.round(html.dir === 'rtl' ? around.right - right : left - around.left),
        width: Math.round(width),
      };
    });
  });
}

/** In pixels: halves are rounded to either side. */
const TOLERANCE = 2;

test('each section is its own mirror', async ({ page, watched, baseURL }) => {
  test.setTimeout(600_000);
  watched.allowed.push(/request to http:\/\/localhost/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages()) {
      await page.goto(baseURL + path);
      const there = await boxesOf(page);
      await page.goto(origin + path);
      const mirror = await boxesOf(page);
      expect(mirror.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
      const others = there.flatMap((box, index) => {
        const twin = mirror[index] ?? box;
        const apart = Math.abs(twin.fromStart - box.fromStart) + Math.abs(twin.width - box.width);
        return apart > TOLERANCE ? [{ ...box, mirrored: twin }] : [];
      });
      expect(others, `${path} at ${width} px`).toEqual([]);
    }
  }
});
