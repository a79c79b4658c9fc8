import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Wording } from '../words/message.ts';
import { siteIcons } from './site-icons.ts';

const ROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0000FF"/></svg>';

async function drawn(files: Record<string, string>) {
  const publicDir = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(publicDir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(publicDir, name), text);
  const lines: Wording[] = [];
  const { drawn: icons } = await siteIcons(publicDir, '#FF0000', (line) => lines.push(line));
  return { icons, lines };
}

/** Red, green, blue and, if there is one, the opacity of a pixel. */
async function pixel(png: Uint8Array | undefined, left: number, top: number) {
  const at = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).extract(at).raw().toBuffer())];
}

test('a site with favicon.svg alone gets the icons of phones and of older browsers', async () => {
  const { icons } = await drawn({ 'favicon.svg': ROUND });
  expect([...icons.keys()]).toEqual([
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
  ]);
  const { width, height } = await sharp(icons.get('icon-512.png')).metadata();
  expect([width, height]).toEqual([512, 512]);
  expect(await pixel(icons.get('icon-192.png'), 0, 0)).toEqual([0, 0, 0, 0]);
  // A phone shows black where its icon is transparent.
  expect(await pixel(icons.get('apple-touch-icon.png'), 0, 0)).toEqual([255, 0, 0]);
  expect(await pixel(icons.get('apple-touch-icon.png'), 90, 90)).toEqual([0, 0, 255]);
  const ico = icons.get('favicon.ico') ?? new Uint8Array();
  expect([...ico.slice(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.slice(22)).metadata()).width).toBe(32);
});

test('icons of its own stay, and one without favicon.svg gets none', async () => {
  const { icons } = await drawn({
    'favicon.svg': ROUND,
    'icon-512.png': 'own',
    'favicon.ico': 'own',
  });
  expect([...icons.keys()]).toEqual(['apple-touch-icon.png', 'icon-192.png']);
  expect((await drawn({ 'icon-512.png': 'own' })).icons.size).toBe(0);
});

test('a favicon.svg that cannot be drawn is told, and stops nothing', async () => {
  const { icons, lines } = await drawn({ 'favicon.svg': 'nothing' });
  expect(icons.size).toBe(0);
  expect(lines).toEqual([expect.objectContaining({ key: 'build:no-icons' })]);
});
