import {
  accountButton,
  confirmedAccount,
  countEmails,
  emailLink,
  fillSignIn,
  fillSignUp,
  lastEmail,
  newAccount,
  newEmail,
  openForms,
  PASSWORD,
  panel,
  register,
  signIn,
  signOut,
  signUp,
  storedSession,
  takenOver,
  toast,
  trySignIn,
} from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

test('sign up, confirm by e-mail, sign out, sign in', async ({ page }) => {
  const email = newEmail('inteira');
  await signUp(page, email);
  await expect(toast(page, 'Conta criada com sucesso!')).toContainText(
    'Verifique seu email para confirmar sua conta.',
  );
  expect((await lastEmail(page, email, 'signup')).subject).toContain('Confirme');

  await page.goto(await emailLink(page, email, 'signup'));
  await expect(toast(page, 'E-mail confirmado')).toBeVisible();
  await expect(page).toHaveURL('/'); // the token is out of the address
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');

  await signOut(page);
  expect(await storedSession(page)).toBeNull();
  await openForms(page, '/auth');
  await trySignIn(page, email);
  await expect(toast(page, 'Login realizado com sucesso!')).toContainText(
    'Você foi autenticado com sucesso.',
  );
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toBeVisible();
});

test('an address that has an account is answered like any other, and told nothing', async ({
  page,
}) => {
  const email = newEmail('dupla');
  await confirmedAccount(page, email);
  const before = await countEmails(page, email);
  await signUp(page, email, 'Outra Pessoa');
  expect(await countEmails(page, email)).toBe(before);
  await signIn(page, email); // the password is still the first one
  await expect(accountButton(page)).toHaveAccessibleName('Conta de Ana Souza');
});

test('a wrong password and an unknown address are told in the same words', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/400 \(Bad Request\)/);
  const email = newEmail('errada');
  await confirmedAccount(page, email);
  const said: string[] = [];
  for (const [address, password] of [
    [email, 'outra senha'],
    [newEmail('ninguem'), PASSWORD],
  ] as const) {
    await openForms(page, '/auth');
    await trySignIn(page, address, password);
    await expect(toast(page, 'Erro no login')).toBeVisible();
    const group = panel(page, 'Entrar').getByRole('group', { name: 'Erro no login' });
    await expect(group).toBeFocused();
    said.push((await group.textContent()) ?? '');
    await expect(panel(page, 'Entrar').getByLabel('E-mail')).toHaveValue(address);
    expect(page.url()).toMatch(/\/auth$/);
  }
  expect(said[0]).toBe(said[1]);
});

test('an account that is not confirmed is told so, and where to have the e-mail sent again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/400 \(Bad Request\)/, /429 \(Too Many Requests\)/);
  const email = newEmail('pendente');
  await register(page, email);
  await openForms(page, '/auth');
  await trySignIn(page, email);
  await expect(toast(page, 'Erro no login')).toContainText('Confirme o seu e-mail antes de entrar');
  await panel(page, 'Entrar')
    .getByRole('link', { name: 'Não recebi o e-mail de confirmação' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme o seu e-mail');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Reenviar o e-mail' }).click();
  // One was sent within the last minute.
  const soon = page.getByRole('group', { name: 'O e-mail não foi reenviado' });
  await expect(soon).toBeFocused();
  await expect(soon).toContainText(/minuto/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('ninguem'));
  await page.getByRole('button', { name: 'Reenviar o e-mail' }).click();
  await expect(page.getByRole('group', { name: 'Confira o seu e-mail' })).toBeFocused();
});

test('what is not filled in well is told in the specification’s order and words', async ({
  page,
}) => {
  await openForms(page, '/auth');
  const signIn = panel(page, 'Entrar');
  await signIn.getByRole('button', { name: 'Entrar' }).click();
  await expect(toast(page, 'Campos obrigatórios')).toContainText(
    'Por favor, preencha todos os campos.',
  );
  await fillSignIn(page, 'ana@exemplo');
  await signIn.getByRole('button', { name: 'Entrar' }).click();
  await expect(toast(page, 'Email inválido')).toContainText('Por favor, insira um email válido.');

  const form = await fillSignUp(page, newEmail('curta'));
  const create = form.getByRole('button', { name: 'Criar conta' });
  await expect(form.getByLabel('Senha', { exact: true })).toHaveAttribute(
    'placeholder',
    'Mínimo 6 caracteres',
  );
  await form.getByLabel('Senha', { exact: true }).fill('12345');
  await form.getByLabel('Confirmar senha').fill('54321');
  await create.click();
  await expect(toast(page, 'Senhas não coincidem')).toContainText(
    'A senha e a confirmação devem ser iguais.',
  );
  await form.getByLabel('Confirmar senha').fill('12345');
  await create.click();
  await expect(toast(page, 'Senha muito curta')).toContainText(
    'A senha deve ter pelo menos 6 caracteres.',
  );
  await expect(form.getByRole('link', { name: /pelo menos 6 caracteres/ })).toBeVisible();
});

test('one switch shows and hides both passwords', async ({ page }) => {
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('visivel'));
  const fields = [form.getByLabel('Senha', { exact: true }), form.getByLabel('Confirmar senha')];
  for (const field of fields) await expect(field).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Mostrar a senha' }).click();
  for (const field of fields) await expect(field).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Ocultar a senha' }).click();
  for (const field of fields) await expect(field).toHaveAttribute('type', 'password');
});

test('text is cleaned of scripts, a password is not', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/auth/v1/signup**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.continue();
  });
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('limpa'), ' Ana<script>x</script> ');
  const password = ' <script>javascript: ';
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByLabel('Confirmar senha').fill(password);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('group', { name: 'Conta criada com sucesso!' })).toBeVisible();
  const body = JSON.parse(sent[0]!) as { password: string; data: unknown };
  expect(body.data).toEqual({ full_name: 'Anax' });
  expect(body.password).toBe(password);
});

test('signed in, /auth leads to the home page and leaves no step behind', async ({ page }) => {
  await newAccount(page, newEmail('dentro'));
  await page.goto('/sobre');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
});

test('a session lives through a reload, and ends in every tab at once', async ({
  page,
  context,
}) => {
  await newAccount(page, newEmail('abas'));
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/conta');
  await expect(other.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  await signOut(page);
  await expect(accountButton(other)).toHaveCount(0);
  await expect(other).toHaveURL('/auth');
});

for (const [name, answer] of [
  ['is down', { abort: true }],
  ['answers garbage', { status: 500, body: '<!doctype html><title>500</title>' }],
] as const) {
  test(`a service that ${name}: it is said, the form goes on, nothing typed is lost`, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/ERR_FAILED/, /500 \(Internal Server Error\)/);
    await openForms(page, '/auth');
    await page.route('**/auth/v1/**', (route) =>
      'abort' in answer
        ? route.abort()
        : route.fulfill({ ...answer, headers: { 'Content-Type': 'text/html' } }),
    );
    const email = newEmail('fora');
    await trySignIn(page, email);
    await expect(toast(page, 'Erro no login')).toBeVisible({ timeout: 60_000 });
    const form = panel(page, 'Entrar');
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    await expect(form.getByRole('button', { name: 'Entrar' })).toBeEnabled();

    const signUpForm = await fillSignUp(page, email, 'Ana Souza');
    await signUpForm.getByRole('button', { name: 'Criar conta' }).click();
    await expect(toast(page, 'Erro no cadastro')).toBeVisible({ timeout: 60_000 });
    await expect(signUpForm.getByLabel('Nome completo')).toHaveValue('Ana Souza');
    await expect(signUpForm.getByLabel('E-mail')).toHaveValue(email);
  });
}

test('while the service is slow, the button says so and takes one submission', async ({ page }) => {
  let asked = 0;
  await page.route('**/auth/v1/signup**', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
  await openForms(page, '/auth');
  const form = await fillSignUp(page, newEmail('lenta'));
  await form.getByRole('button', { name: 'Criar conta' }).dblclick();
  await expect(form.getByRole('button', { name: 'Criando conta...' })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Conta criada com sucesso!' })).toBeVisible();
  expect(asked).toBe(1);
});

test('nothing secret is left in the tab, the address or the console', async ({ page }) => {
  const logged: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const email = newEmail('discreta');
  await openForms(page, '/auth');
  await fillSignUp(page, email);
  await page.reload();
  await takenOver(page);
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  const form = panel(page, 'Cadastrar');
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await expect(form.getByLabel('Senha', { exact: true })).toHaveValue('');
  const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(draft).toContain(email);
  expect(draft).not.toContain(PASSWORD);

  await newAccount(page, email);
  const { access_token, refresh_token } = JSON.parse((await storedSession(page)) ?? '{}') as {
    access_token: string;
    refresh_token: string;
  };
  expect(access_token).toBeTruthy();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const secret of [PASSWORD, access_token, refresh_token]) {
    for (const text of [...logged, ...addresses, kept, page.url()]) {
      expect(text).not.toContain(secret);
    }
  }
  expect(page.url()).not.toContain('token');
});

test('where the code of the accounts does not come, the account says so and tries again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/ERR_FAILED|dynamically imported|could not be loaded/);
  await newAccount(page, newEmail('semcodigo'));
  // What is fetched before the account is there needs none of it.
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/conta');
  const failed = page.getByRole('alert').filter({ hasText: 'não pôde ser exibida' });
  await expect(failed).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.unroute('**/assets/start-*.js');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
});
