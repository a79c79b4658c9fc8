import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fixture } from '../sites.ts';
import { expect, test } from '../test.ts';

test('a document tells its type and size, and is saved, without scripts too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/materiais');
  const documents = page.getByRole('region', { name: 'Documentos da Fortim' });
  await expect(documents.getByRole('heading', { level: 3 })).toHaveText(['2026', '2025']);
  const link = documents.getByRole('link', { name: 'Relatório ao conselho' });
  const { size } = statSync(join(fixture.dist, 'guias/relatorio-para-o-conselho.pdf'));
  expect(size).toBeLessThan(1000);
  await expect(link).toHaveAccessibleDescription('PDF, 1 kB');
  await expect(documents.getByText('31 de março de 2026')).toBeVisible();
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('relatorio-para-o-conselho.pdf');
  await documents.getByRole('link', { name: 'os casos' }).click();
  await expect(page).toHaveURL(/#casos$/);
  await context.close();
});
