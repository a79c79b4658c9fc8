import AxeBuilder from '@axe-core/playwright';
import { reflowProblems } from '../reflow.ts';
import { expect, test } from '../test.ts';

const inbox = '/__local/inbox';
const capture = '/__local/crm/capture';

for (const width of [390, 1440])
  test(`at ${width} px the inbox fits and has no accessibility errors`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.request.post(capture, { form: { lastname: 'a'.repeat(120) }, maxRedirects: 0 });
    await page.goto(inbox);
    await expect(page.getByRole('heading', { name: 'Caixa de entrada local' })).toBeVisible();
    expect(await reflowProblems(page)).toEqual([]);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
