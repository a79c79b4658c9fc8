import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot, distDir } from '../../src/node/project.ts';
import { expect, hydrated, test } from '../test.ts';

const file = join(contentRoot, 'site-config/redirects.json');
const { redirects } = JSON.parse(readFileSync(file, 'utf8')) as {
  redirects: { from: string; to: string }[];
};

for (const { from, to } of redirects) {
  test(`${from} redirects to ${to}, with or without a slash, and keeps its query`, async ({
    request,
  }) => {
    for (const address of [from, `${from}/`, `${from}?de=teste`]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(301);
      const question = address.includes('?') ? '?de=teste' : '';
      expect(response.headers().location, address).toBe(to + question);
    }
  });
}

test('static hosts get the same list', () => {
  const lines = readFileSync(join(distDir, '_redirects'), 'utf8').trim().split('\n');
  const both = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  expect(lines).toEqual(both);
});

test('a link to an old address works inside the app too', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Treinamentos' }).click();
  await expect(page).toHaveURL('/treinamento-usuarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treinamento de usuários');
  expect(await page.evaluate(() => 'stayed' in window), 'without a reload').toBe(true);
});
