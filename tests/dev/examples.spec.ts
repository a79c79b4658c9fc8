import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/lib/project.ts';
import { devContent } from '../servers.ts';
import { expect, hydrated, test } from '../test.ts';

// React's development build, which warns of every mismatch, on each example an editor may copy.
const schemas = join(projectRoot, 'schema/sections');
const types = readdirSync(schemas).map((name) => name.replace('.schema.json', ''));
const folder = join(devContent, 'site-config/pages/exemplos');

test.describe.configure({ mode: 'default' }); // in one worker, which makes and removes the pages

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const type of types) {
    const schema = JSON.parse(readFileSync(join(schemas, `${type}.schema.json`), 'utf8'));
    const page = {
      path: `/exemplos/${type}`,
      meta: {
        title: `Exemplos de ${type}`,
        description: `Todos os exemplos que o esquema da seção ${type} traz consigo.`,
        keywords: ['exemplo'],
      },
      sections: schema.examples,
    };
    writeFileSync(join(folder, `${type}.json`), JSON.stringify(page));
  }
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const type of types) {
  test(`${type}: its examples render on the server and hydrate without a warning`, async ({
    page,
  }) => {
    const url = `/exemplos/${type}`;
    await expect.poll(async () => (await page.request.get(url)).status()).toBe(200);
    const html = await (await page.request.get(url)).text();
    expect(html).toMatch(/<main[^>]*>(<!--[^>]*-->)*<(section|div)/);
    await page.goto(url);
    await hydrated(page);
    await expect(page.locator('main [role=alert]')).toHaveCount(0);
    // Each section was a slice of its own; wait for the last.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main section')].every((section) =>
        Object.keys(section).some((key) => key.startsWith('__reactProps')),
      ),
    );
  });
}
