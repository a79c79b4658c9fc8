import { execFileSync } from 'node:child_process';
import { studioRemote } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, openStudio } from '../studio.ts';

test.use(STUDIO);

test('changes are listed in words and lines, saved, and sent on a branch', async ({ page }) => {
  await openStudio(page, 'pages/solucoes/acesso-remoto-seguro');
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  const title = fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();
  const before = await title.inputValue();
  await title.fill('Acesso remoto, revisto');
  await page.getByRole('button', { name: /^Revisar \(1\)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisar' });
  await expect(dialog.getByRole('listitem')).toContainText([
    `“${before}” → “Acesso remoto, revisto”`,
  ]);
  await dialog.getByText('As linhas que mudam').click();
  await expect(
    dialog.getByText('+', { exact: false }).filter({ hasText: 'revisto' }).last(),
  ).toBeVisible();

  await dialog.getByRole('button', { name: 'Salvar e continuar' }).click();
  await dialog.getByLabel('O que mudou').fill('Acesso remoto com outro título');
  await expect(dialog.getByRole('checkbox', { name: /Acesso remoto.*mudou/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  await expect(dialog.getByRole('region', { name: 'Propostas anteriores' })).toContainText(
    'Acesso remoto com outro título',
  );
  const log = execFileSync('git', ['log', '--all', '--format=%s', '--name-only'], {
    cwd: studioRemote,
    encoding: 'utf8',
  });
  expect(log).toContain('Acesso remoto com outro título');
  expect(log).toContain('site-config/pages/solucoes/acesso-remoto-seguro.json');
});
