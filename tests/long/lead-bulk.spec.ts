import { newEmail } from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { addSubmissions, askAs, openPanel, signInAsAdministrator } from '../panel.ts';
import { reflowProblems } from '../reflow.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('several leads are changed at once; one changed by a colleague stays selected and is named', async ({
  page,
}) => {
  const word = newEmail('varios').split(/[.@]/)[1] ?? '';
  await signInAsAdministrator(page);
  const names = ['Alba', 'Beto', 'Caio'];
  const ids = await addSubmissions(
    page,
    names.map((name) => ({ name: `${name} ${word}`, email: `${name}@${word}.example` })),
  );
  const accessible = async (state: string, widths = [390, 1440]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await reflowProblems(page), state).toEqual([]);
      expect(await axeViolations(page), state).toEqual([]);
    }
  };
  await openPanel(page, word);
  for (const name of names) await page.getByRole('checkbox', { name: `${name} ${word}` }).check();
  const bar = page.getByRole('region', { name: 'Envios selecionados' });
  await expect(bar).toContainText('Selecionados: 3');
  await accessible('selected');

  await askAs(page, 'change_submissions', {
    changes: [{ submission: ids[1], was: { status: 'new' }, becomes: { status: 'lost' } }],
  });
  await bar.getByLabel('Mudar a situação para').selectOption('Ganho');
  await bar.getByRole('button', { name: 'Aplicar' }).click();
  await expect(bar.getByRole('alert')).toContainText(
    `Beto ${word}: agora Perdido, por Administração`,
  );
  await expect(bar).toContainText('Selecionados: 1');
  await expect(page.getByRole('checkbox', { name: `Beto ${word}` })).toBeChecked();
  await expect(page.getByRole('row', { name: `Alba ${word}` })).toContainText('Ganho');
  await expect(page.getByRole('row', { name: `Beto ${word}` })).toContainText('Perdido');
  await expect(page.locator('[data-tone]')).toHaveCount(0);
  await accessible('refused');

  await page.getByRole('checkbox', { name: `Caio ${word}` }).check();
  await bar.getByRole('button', { name: 'Apagar' }).click();
  const question = page.getByRole('dialog', { name: 'Apagar de vez?' });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await accessible('question', [1440]); // another layout of the list has another bar
  await question.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('Envios encontrados: 1')).toBeVisible();
  await expect(page.locator('[data-tone]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Incluir à mão' }).click();
  await page.getByRole('button', { name: 'Incluir na lista' }).click();
  await accessible('adding, with errors');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Apagar os dados de uma pessoa' }).click();
  await accessible('erasing');
});
