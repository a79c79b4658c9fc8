/** E-mails as mail programs show them: no scripts, no sheet, from a phone's width on. */

import {
  ACCOUNT_EMAIL_TYPES,
  accountEmail,
  noticeSettings,
} from '../../../src/supabase/site-emails.ts';
import { readSources } from '../../../src/supabase/site-sources.ts';
import { answerOf } from '../../../supabase/functions/new-submission/answer.ts';
import { noticeOf } from '../../../supabase/functions/new-submission/notice.ts';
import { axeViolations } from '../../axe.ts';
import { fixture } from '../../sites.ts';
import { expect, test } from '../../test.ts';

const sources = readSources(fixture.root);
const settings = noticeSettings(sources)!;
const notice = noticeOf(
  settings,
  {
    id: 'abc',
    form: 'contact_form',
    page: `https://www.exemplo.com.br/${'caminho-longo-'.repeat(12)}`,
    name: 'Conceição Araújo',
    email: 'conceicao@exemplo.com.br',
    fields: [
      { name: 'name', label: 'Nome completo', value: 'Conceição Araújo' },
      { name: 'message', label: 'Mensagem', value: `${'Sem espaço'.repeat(40)}\nOutra linha` },
    ],
  },
  'https://www.exemplo.com.br',
);

const answer = answerOf(
  settings,
  settings.forms['roundtable-registration']!.answer!,
  'https://www.exemplo.com.br',
);

test.use({ javaScriptEnabled: false });

for (const width of [390, 640])
  test(`e-mails fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const html of [
      ...ACCOUNT_EMAIL_TYPES.map((type) => accountEmail(type, sources)!.html),
      notice.html,
      answer.html,
    ]) {
      await page.setContent(html);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { width: content = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
      expect(content).toBeLessThanOrEqual(width);
      for (const link of await page.getByRole('link').all()) {
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });

const DECLARATIONS = {
  'overflow-wrap': /overflow-wrap:[^;"]*;/g,
  // Outlook on Windows takes neither.
  'overflow-wrap and break-word': /(?:overflow-wrap:[^;"]*|word-break:break-word);/g,
};
for (const [unknown, declaration] of Object.entries(DECLARATIONS))
  test(`one long word makes no e-mail wider where ${unknown} is not known`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    const word = 'x'.repeat(400);
    const { html } = noticeOf(
      settings,
      {
        ...{ id: 'abc', form: 'contact_form', page: `https://www.exemplo.com.br/${word}` },
        ...{ name: word.slice(0, 200), email: '' },
        fields: [
          { name: 'description', label: 'Mensagem', value: word },
          { name: word.slice(0, 60), label: word.slice(0, 200), value: word },
        ],
      },
      'https://www.exemplo.com.br',
    );
    expect(html).toMatch(declaration);
    await page.setContent(html.replace(declaration, ''));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(640); // without the scroll bar
  });

test.describe('with scripts, for axe', () => {
  test.use({ javaScriptEnabled: true });
  test('the notice has no axe violation', async ({ page }) => {
    await page.setContent(notice.html);
    await expect(page.getByText('Sem espaçoSem espaço')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the answer has no axe violation', async ({ page }) => {
    await page.setContent(answer.html);
    await expect(page.getByRole('link', { name: 'Ver a página do evento' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});
