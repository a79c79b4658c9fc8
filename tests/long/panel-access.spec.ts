import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../../src/node/project.ts';
import { confirmedAccount, newAccount, newEmail, signIn } from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { giveAccess, openPanel, sendForm, signInAsAdministrator } from '../panel.ts';
import { reflowProblems } from '../reflow.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: import('playwright/test').Page, state: string) {
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-tone]')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await reflowProblems(page), `${state} at ${width} px`).toEqual([]);
    expect(await axeViolations(page), `${state} at ${width} px`).toEqual([]);
  }
  // In the narrow window the open submission is over all else.
  await page.setViewportSize({ width: 1440, height: 844 });
}

test('an editor reads but cannot change; a person without a role sees only the reason', async ({
  page,
}) => {
  const visitor = newEmail('lido');
  await sendForm(page, 'event', 'Ana Lida', visitor);
  const email = newEmail('editor');
  await confirmedAccount(page, email);
  await signIn(page, email);
  await page.goto('/painel');
  await expect(page.getByRole('heading', { name: /não tem acesso/ })).toBeVisible();
  await expectAccessible(page, 'no access');

  await giveAccess(page, email, 'editor');
  await openPanel(page, visitor);
  await page.getByRole('button', { name: 'Ana Lida' }).click();
  await expect(page.getByText('permite ler, mas não mudar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Assumir' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apagar os dados' })).toHaveCount(0);
  await expectAccessible(page, 'open, to be read');
});

test('each state of the panel has no axe violation at two widths', async ({ page, watched }) => {
  watched.allowed.push(/Failed to load resource/);
  await page.goto('/painel');
  await expect(page.getByRole('heading', { name: 'Entre para ver os envios' })).toBeVisible();
  await expectAccessible(page, 'signed out');
  await sendForm(page, 'consultancy', 'Bia', newEmail('bia'));
  await signInAsAdministrator(page);
  await openPanel(page);
  await page.getByRole('button', { name: 'Bia' }).first().click();
  await expect(page.getByRole('region', { name: 'Bia' })).toBeFocused();
  await expectAccessible(page, 'open');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('ninguém se chama assim');
  await expect(page.getByText('Nenhum envio corresponde')).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.route('**/rest/v1/rpc/find_submissions*', (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('outro');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Não foi possível buscar' }),
  ).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('each state of the figures and of the team has no axe violation at two widths', async ({
  page,
}) => {
  for (const path of ['/painel/numeros', '/painel/equipe']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Entre para/ })).toBeVisible();
    await expectAccessible(page, `${path}, signed out`);
  }
  await sendForm(page, 'consultancy', 'Bia', newEmail('bia'));
  await signInAsAdministrator(page);
  await page.goto('/painel/numeros');
  await page.getByText('Ver os números').click();
  await expect(page.getByRole('table').first().getByRole('rowheader')).not.toHaveCount(0);
  await expectAccessible(page, 'figures');
  await page.getByLabel('De', { exact: true }).fill('2020-01-01');
  await page.getByLabel('Até', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('não chegou nenhum envio')).toBeVisible();
  await expectAccessible(page, 'no figures');

  await page.goto('/painel/equipe');
  await page.getByRole('button', { name: 'Convidar', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'você' });
  await row.getByRole('button', { name: /^Tirar/ }).click();
  await expectAccessible(page, 'team, an error and a question');
  await row.getByRole('button', { name: /^Sim, tirar/ }).click();
  await expect(row.getByRole('alert')).toContainText('É a única pessoa que administra');
  await expectAccessible(page, 'team, a refusal');
});

test('neither a stranger with the publishable key nor an account without a role can read anything', async ({
  page,
}) => {
  await sendForm(page, 'consultancy', 'Segredo', newEmail('segredo'));
  const { SUPABASE_PUBLISHABLE_KEY: apikey = '' } = parseEnv(
    readFileSync(join(projectRoot, '.env.demo'), 'utf8'),
  );
  const tried = [
    ['GET', 'submissions?select=*'],
    ['GET', 'submissions?select=email&limit=1'],
    ['HEAD', 'submissions?select=*'],
    ['GET', 'submission_events?select=*,submissions(*)'],
    ['GET', 'user_roles?select=*'],
    ['POST', 'submissions', { id: 'x' }],
    ['PATCH', 'submissions?id=neq.x', { status: 'closed' }],
    ['DELETE', 'submissions?id=neq.x'],
    ['POST', 'rpc/find_submissions', {}],
    ['POST', 'rpc/submission_figures', { since: '2026-01-01', before: '2099-01-01' }],
    ['POST', 'rpc/export_submissions', {}],
    ['POST', 'rpc/list_team', {}],
    ['POST', 'rpc/erase_person', { address: 'a@b.c' }],
    ['POST', 'rpc/expire_submissions', {}],
    ['POST', 'rpc/set_access', { address: 'a@b.c', access: 'admin' }],
    ['POST', 'rpc/entered', { fields: [], purpose: 'name' }],
  ] as const;
  const ask = async (headers: Record<string, string>) => {
    const answers = [];
    for (const [method, path, data] of tried) {
      const answer = await page.request.fetch(`/rest/v1/${path}`, { method, headers, data });
      answers.push(await answer.text());
      if (!path.startsWith('user_roles') && headers.authorization === undefined)
        expect(answer.ok(), `${method} ${path}`).toBe(false);
    }
    expect(answers.join()).not.toContain('Segredo');
  };
  await ask({ apikey });
  await newAccount(page, newEmail('comum'));
  const session = JSON.parse(await page.evaluate(() => localStorage.getItem('sb-session') ?? ''));
  await ask({ apikey, authorization: `Bearer ${session.access_token}` });
});
