import {
  askForReset,
  confirmedAccount,
  emailLink,
  NEW_PASSWORD,
  newEmail,
  newSession,
  openLink,
  REFUSED,
  signIn,
  storedSession,
  takenOver,
} from '../auth.ts';
import { expect, LONG, test } from '../test.ts';

test('a forgotten password is changed by e-mail, also in another browser', { tag: LONG }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('esquecida');
  await confirmedAccount(page, email);
  await askForReset(page, email);
  const link = await emailLink(page, email, 'recovery');

  const elsewhere = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const other = await elsewhere.newPage();
  await openLink(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Escolha a nova senha');
  await expect(other).toHaveURL('/auth/reset-password');
  await takenOver(other);
  await other.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel('Confirmar nova senha').fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(other.getByRole('heading', { name: 'Senha trocada' })).toBeFocused();
  await other.getByRole('link', { name: 'Ir para a minha conta' }).click();
  await expect(other.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await elsewhere.close();

  await signIn(page, email, NEW_PASSWORD);
});

for (const [guard, left] of [
  ['the page', (html: string) => ({ headers: { 'Content-Type': 'text/html' }, body: html })],
  [
    'the host',
    (html: string) => ({
      body: html.replace('<meta name="referrer" content="strict-origin">', ''),
    }),
  ],
] as const)
  test(`with ${guard} alone, no other request contains the secret of a link in its address or referrer`, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(REFUSED);
    const key = '/?token_hash=segredo&type=signup';
    await page.route(key, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, ...left(await response.text()) });
    });
    const asked: Promise<string>[] = [];
    page.on('request', async (request) => {
      if (!request.isNavigationRequest())
        asked.push(
          request.allHeaders().then(({ referer = '' }) => `${request.url()} from ${referer}`),
        );
    });
    await openLink(page, key);
    await expect(page).toHaveURL('/auth');
    await takenOver(page);
    const told = await Promise.all(asked);
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((one) => one.includes('segredo'))).toEqual([]);
  });

test('a session in an address that this browser did not request is ignored', async ({ page }) => {
  const email = newEmail('alheia');
  await confirmedAccount(page, email);
  const tokens = new URLSearchParams(await newSession(page, email));
  await page.goto(`/sobre#${tokens}&expires_in=3600&type=magiclink`);
  await expect(page).toHaveURL('/auth');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Este link não vale mais' }),
  ).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});
