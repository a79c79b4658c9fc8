/** Where a visit came from reaches the log of submissions, and nothing else of the address does. */
import type { Page } from 'playwright/test';
import { fillLanding, openForm } from '../contact.ts';
import { rowOf, sendForm } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

const CONSULTANCY = '/lp/cybersecurity/exemplo-seguranca';
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('first page, referrer and campaign are logged with a form sent from a later page', async ({
  page,
}) => {
  const query = 'utm_source=boletim&utm_campaign=outubro%20novo,%20a&utm_medium=e-mail&idade=42';
  await page.goto(`/sobre?${query}#equipe`, { referer: 'https://busca.example/' });
  await page.goto('/nsoc?utm_source=outro'); // the same visit, without a touch of the first page
  await sendForm(page, 'consultancy', 'Origem Certa', 'origem@exemplo.com.br');
  expect(await rowOf('Origem Certa')).toMatchObject({
    source: {
      page: '/sobre',
      referrer: 'https://busca.example',
      utm_source: 'boletim',
      utm_campaign: 'outubro novo, a',
      utm_medium: 'e-mail',
    },
  });
});

test('secrets in the address are neither stored nor logged', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/); // nobody has these keys
  const query = 'utm_source=convite&token_hash=segredo1&type=signup&code=segredo2';
  await page.goto(`/?${query}#access_token=segredo3`, {
    referer: 'https://conta.example/entrar?ticket=segredo4',
  });
  await page.mouse.move(5, 5);
  await expect.poll(() => page.url()).not.toContain('segredo');
  expect(await stored(page)).toContain('convite');
  expect(await stored(page)).not.toContain('segredo');
  await sendForm(page, 'consultancy', 'Sem Chave', 'chave@exemplo.com.br');
  const row = await rowOf('Sem Chave');
  expect(row.source).toEqual({
    page: '/',
    referrer: 'https://conta.example',
    utm_source: 'convite',
  });
  expect(JSON.stringify(row)).not.toContain('segredo');
});

test('e-mail addresses and long values are left out of the source', { tag: LONG }, async ({
  page,
}) => {
  const query = `utm_source=ana%40exemplo.com.br&utm_medium=ana@exemplo.com.br&utm_term=${'a'.repeat(201)}`;
  await page.goto(`/sobre?${query}&utm_content=topo`);
  await sendForm(page, 'consultancy', 'Sem Endereço', 'pessoa@exemplo.com.br');
  expect((await rowOf('Sem Endereço')).source).toEqual({ page: '/sobre', utm_content: 'topo' });
});

test('a submission queued offline keeps the source of its visit', { tag: LONG }, async ({
  page,
  context,
  watched,
}) => {
  // The code that sends may still have been on its way.
  watched.allowed.push(/net::ERR_INTERNET_DISCONNECTED/);
  const tab = await context.newPage();
  await tab.goto('/sobre?utm_source=antes');
  await openForm(tab, CONSULTANCY);
  await fillLanding(tab, { name: 'Fila Antiga' });
  await context.setOffline(true);
  await tab.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
  await expect(tab.getByText('Sem internet')).toBeVisible();
  await tab.close();
  await context.setOffline(false);

  await page.goto(`${CONSULTANCY}?utm_source=depois`);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeVisible();
  expect((await rowOf('Fila Antiga')).source).toEqual({ page: '/sobre', utm_source: 'antes' });
});
