import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWxrItems } from './wxr-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'wxr-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const path = join(folder, 'export.xml');
  writeFileSync(path, text);
  return readWxrItems(path, 3);
}

const OPEN = '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Oficina</title>';

test('entities of a DOCTYPE stay as they are written', async () => {
  const bomb = Array.from(
    { length: 20 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  );
  const { items } = await read(
    `<!DOCTYPE rss [<!ENTITY e0 "boom">${bomb.join('')}<!ENTITY f SYSTEM "file:///etc/passwd">]>${OPEN}<item><title>&e20; &f; &amp; &#233;</title></item></channel></rss>`,
  );
  expect(items[0]?.texts.get('title')).toBe('&e20; &f; & é');
});

test('a broken export is read as far as it goes', async () => {
  const { isWxr, items, channel } = await read(
    `${OPEN}<item><title>Um\u0000\u0008</title></item><item><title>Dois</tit`,
  );
  expect([isWxr, items.map(({ texts }) => texts.get('title')), channel.get('title')]).toEqual([
    true,
    ['Um'],
    'Oficina',
  ]);
});

test('other XML is no export, and no more items are kept than asked for', async () => {
  expect((await read('<rss><channel><item/></channel></rss>')).isWxr).toBe(false);
  expect((await read(`${OPEN}${'<item></item>'.repeat(9)}</channel></rss>`)).items).toHaveLength(3);
});
