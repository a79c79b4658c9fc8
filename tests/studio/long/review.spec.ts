import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { axeViolations } from '../../axe.ts';
import { studioRemote } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { fileOf, git, headingOf, onDisk, openStudio, save, writeTitle } from '../studio.ts';

test.use(STUDIO);
test.describe.configure({ mode: 'default' }); // they send from one repository

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Revisar' });

test('each page of a proposal is shown before and after, and a second one is made', async ({
  page,
}) => {
  test.slow(); // it sends twice, and shows two pages twice
  const name = 'pages/solucoes/protecao-redes-solucoes';
  await openStudio(page, name);
  const before = await headingOf(page).innerText();
  await writeTitle(page, 'Redes, revistas');
  await page.getByRole('button', { name: /^Revisar \(1\)/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toContainText([`“${before}” → “Redes, revistas”`]);
  await dialog.getByText('As linhas que mudam').click();
  await expect(dialog.getByText(/^\+.*Redes, revistas/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salvar e continuar' }).click();
  const others = dialog.getByRole('checkbox', { checked: true });
  await expect(others.first()).toBeVisible();
  const pictures = dialog.getByRole('button', { name: /^Antes e depois: .*[Rr]ede/ }).last();
  await pictures.press('Enter');
  await expect(pictures).toHaveAttribute('aria-expanded', 'true');
  const titleIn = (side: string) =>
    dialog.frameLocator(`iframe[title^="${side}:"]`).locator('h1').first();
  await expect(titleIn('Antes')).toHaveText(before);
  await expect(titleIn('Depois')).toHaveText('Redes, revistas');
  expect(await axeViolations(page, '[role="dialog"]', 'iframe')).toEqual([]);

  await dialog.getByLabel('O que mudou').fill('Redes');
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  const log = ['log', '--all', '--format=%s', '--name-only'];
  const sent = execFileSync('git', log, { cwd: studioRemote, encoding: 'utf8' });
  expect(sent.split('\n')).toEqual(expect.arrayContaining(['Redes', fileOf(name)]));
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await writeTitle(page, 'Redes, outra vez');
  await save(page);
  await page.getByRole('button', { name: /^Revisar/ }).click();
  const last = dialog.getByRole('radio', { name: 'Acrescentar a “Redes”' });
  await expect(last).toBeChecked();
  await dialog.getByRole('radio', { name: 'Fazer outra proposta' }).check();
  await expect(dialog).toContainText('Ela parte do site publicado');
  await expect(dialog).not.toContainText(/\b(ramo|branch)\b/);
  expect(await axeViolations(page, '[role="dialog"]', 'iframe')).toEqual([]);
  await dialog.getByLabel('O que mudou').fill('Redes, de novo');
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  await expect(dialog.getByRole('region', { name: 'Propostas anteriores' })).toContainText(
    'Redes, de novo',
  );
  expect(git('branch', '--format=%(refname:short)').split('\n')).toEqual(
    expect.arrayContaining(['edicao/redes', 'edicao/redes-de-novo']),
  );
});

test('a file that is left out stays out of the proposal', async ({ page }) => {
  const names = ['pages/legais/privacidade', 'pages/legais/acessibilidade'] as const;
  for (const name of names) {
    await openStudio(page, name);
    // The page before may still be shown.
    await expect(headingOf(page)).toHaveText(new RegExp(name.split('/').at(-1) ?? '', 'i'));
    await writeTitle(page, `Outro título de ${name}`);
    await save(page);
  }
  await page.getByRole('button', { name: /^Revisar/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('checkbox', { name: /privacidade.* mudou/i }).check();
  const another = dialog.getByRole('radio', { name: 'Fazer outra proposta' });
  if (await another.isVisible()) await another.check();
  await dialog.getByLabel('O que mudou').fill('Só a privacidade');
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  const sent = git('show', '--format=', '--name-only', 'edicao/so-a-privacidade');
  expect(sent).toContain(fileOf(names[0]));
  expect(sent).not.toContain(fileOf(names[1]));
});

test('a proposal that could not be sent is sent later, with nothing new in it', async ({
  page,
}) => {
  await openStudio(page, 'pages/legais/cookies');
  await writeTitle(page, 'Cookies, sem rede');
  await save(page);
  const aside = `${studioRemote}.aside`;
  renameSync(studioRemote, aside);
  const dialog = dialogOf(page);
  try {
    await page.getByRole('button', { name: /^Revisar/ }).click();
    await expect(dialog.getByText(/Não foi possível perguntar ao servidor/)).toBeVisible();
    const another = dialog.getByRole('radio', { name: 'Fazer outra proposta' });
    if (await another.isVisible()) await another.check();
    await dialog.getByLabel('O que mudou').fill('Sem rede');
    await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
    await expect(dialog.getByRole('alert')).toContainText('guardada neste computador');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  } finally {
    renameSync(aside, studioRemote);
  }
  await page.getByRole('button', { name: /^Revisar/ }).click();
  await expect(dialog.getByText(/Não foi possível perguntar ao servidor/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Enviar “Sem rede”' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  await expect(dialog.getByRole('button', { name: 'Enviar “Sem rede”' })).toHaveCount(0);
  expect(git('ls-remote', '--heads', 'origin', 'edicao/sem-rede')).not.toBe('');
});

/** The copy of a colleague, who publishes a page with another title. */
function colleagueAt(folder: string) {
  const run = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  mkdirSync(folder, { recursive: true });
  run('clone', '-q', '-b', 'main', studioRemote, '.');
  return (name: string, from: string, to: string) => {
    const path = join(folder, fileOf(name));
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(`"title": "${from}"`);
    writeFileSync(path, before.replace(`"title": "${from}"`, `"title": "${to}"`));
    const author = ['-c', 'user.name=Bruno', '-c', 'user.email=bruno@fortim.example'];
    run(...author, 'commit', '-q', '-a', '-m', 'De outra pessoa');
    run('push', '-q', 'origin', 'main');
  };
}

test('what others publish arrives, is chosen by field, and what was sent is withdrawn', async ({
  page,
}) => {
  test.slow(); // it sends, withdraws and follows twice
  const name = 'pages/solucoes/acesso-remoto-seguro';
  git('push', '-q', 'origin', 'main');
  const { title } = JSON.parse(onDisk(name)).sections[0];
  const publish = colleagueAt(test.info().outputPath('colleague'));
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

  publish(name, title, 'O título de Bruno');
  await openStudio(page, name);
  await expect(alert('O site mudou desde que você abriu: ')).toBeVisible();
  await expect(headingOf(page)).toHaveText('O título de Bruno');
  expect(git('status', '--porcelain', '--', fileOf(name))).toBe('');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(alert('O site mudou')).toHaveCount(0);

  // Both change the title; the window asks when it is looked at again.
  await writeTitle(page, 'O título de Ana');
  await save(page);
  publish(name, 'O título de Bruno', 'De Bruno, outra vez');
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const asks = alert('onde você também mudou');
  const dialog = page.getByRole('dialog', { name: 'Mudou aqui e no site publicado' });
  await expect(asks).toBeVisible();
  // Another test may save a file of the folder meanwhile: a choice holds for what it was made about, and is asked again.
  await expect(async () => {
    await asks.getByRole('button', { name: 'Escolher' }).click();
    await expect(dialog.getByRole('region', { name: /^A do site: / })).toContainText(
      'De Bruno, outra vez',
    );
    expect(await axeViolations(page, '[role="dialog"]', 'iframe')).toEqual([]);
    await dialog.getByRole('button', { name: /^Ficar com a minha: / }).click();
    await expect(asks).toHaveCount(0, { timeout: 15_000 });
  }).toPass();
  await expect(headingOf(page)).toHaveText('O título de Ana');
  expect(onDisk(name)).toContain('O título de Ana');
  expect(git('rev-parse', 'HEAD')).toBe(git('rev-parse', 'origin/main'));

  await page.getByRole('button', { name: /^Revisar/ }).click();
  const review = dialogOf(page);
  for (const box of await review.getByRole('checkbox').all()) await box.uncheck();
  const ours = review.getByRole('checkbox', { name: /acesso remoto.* mudou/i });
  await ours.check();
  const another = review.getByRole('radio', { name: 'Fazer outra proposta' });
  if (await another.isVisible()) await another.check();
  await review.getByLabel('O que mudou').fill('O título');
  await review.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(review.getByRole('alert')).toContainText('Proposta enviada');
  await expect(ours).toHaveCount(0);
  await review.getByRole('button', { name: 'Retirar “O título”' }).click();
  const asked = page.getByRole('dialog', { name: 'Retirar “O título”' });
  await asked.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(ours).toBeVisible();
  expect(git('ls-remote', '--heads', 'origin', 'edicao/o-titulo')).toBe('');
  expect(onDisk(name)).toContain('O título de Ana');
});
