/** Section 5: sign-in and sign-up. */
import { expect } from 'playwright/test';
import { fillSignUp, openForms, panel } from '../../auth.ts';
import { type Edit, put, remove, swap } from '../edits.ts';
import { alone, type Statement } from '../statement.ts';
import { startWire } from '../wire.ts';

/** What the service gets of a name that was typed. */
const cleaned = (
  id: string,
  says: string,
  { typed, sent }: { typed: string; sent: string },
  edit: Edit,
): Statement => ({
  id,
  says,
  tried: alone(async ({ page }) => {
    const { first } = await startWire(page, { 'POST /auth/v1/signup': { body: {} } });
    await openForms(page, '/auth');
    const form = await fillSignUp(page, 'ana@exemplo.com.br', typed);
    await form.getByRole('button', { name: 'Criar conta' }).click();
    expect((await first('POST /auth/v1/signup')).body.data).toEqual({ full_name: sent });
  }),
  breaks: [edit],
});

const sanitizer = 'src/forms/kit/sanitize.ts';

const PASSWORD = ' <script>javascript: onclick=1 ';

/** Sign-up with such values is told so. */
const told = (
  id: string,
  {
    title,
    text,
    notice,
    fill,
  }: { title: string; text: string; notice: string } & {
    fill: Record<string, string>;
  },
): Statement => ({
  id,
  says: `'${title}' / '${text}'`,
  tried: alone(async ({ page }) => {
    const { calls } = await startWire(page);
    await openForms(page, '/auth');
    const form = await fillSignUp(page, 'ana@exemplo.com.br');
    for (const [label, value] of Object.entries(fill))
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Criar conta' }).click();
    const group = page.getByRole('group', { name: title, exact: true });
    await expect(group).toBeVisible();
    await expect(group).toContainText(text);
    expect(calls()).toEqual([]);
  }),
  breaks: [
    put('messages.json', `notices/${notice}/title`, 'Erro'),
    put('messages.json', `notices/${notice}/text`, 'Corrija, por favor.'),
  ],
});

export default [
  cleaned(
    '105.1',
    'sign-up and sign-in: script tags are stripped',
    { typed: 'Ana<script>x</script> Lima', sent: 'Anax Lima' },
    swap(sanitizer, ".replace(SCRIPT_TAG, '')", ''),
  ),
  cleaned(
    '105.2',
    "'javascript:' strings are stripped",
    { typed: 'javascript:Ana JavaScript:Lima', sent: 'Ana Lima' },
    swap(sanitizer, 'javascript|', ''),
  ),
  cleaned(
    '105.3',
    "'vbscript:' strings are stripped",
    { typed: 'vbscript:Ana', sent: 'Ana' },
    swap(sanitizer, '|vbscript', ''),
  ),
  cleaned(
    '105.4',
    'inline event handlers are stripped',
    { typed: 'Ana onclick=Lima onload =x', sent: 'Ana Lima x' },
    swap(sanitizer, ".replace(HANDLER, '')", ''),
  ),
  cleaned(
    '105.5',
    'then the text is trimmed',
    { typed: '   Ana Lima   ', sent: 'Ana Lima' },
    swap(sanitizer, 'return after.trim()', 'return after'),
  ),
  {
    id: '105.6',
    says: 'a password is not sanitised',
    tried: alone(async ({ page }) => {
      const { first } = await startWire(page);
      await openForms(page, '/auth');
      const form = await fillSignUp(page, 'ana@exemplo.com.br');
      await form.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await form.getByLabel('Confirmar senha').fill(PASSWORD);
      await form.getByRole('button', { name: 'Criar conta' }).click();
      expect((await first('POST /auth/v1/signup')).body.password).toBe(PASSWORD);
    }),
    breaks: [
      swap(
        'src/blocks/strategies/supabase-auth/actions.ts',
        "password: value('password'),",
        "password: value('password').trim(),",
      ),
    ],
  },
  {
    id: '106.1',
    says: 'an email is non-space text, an at sign, a domain, a dot and a suffix',
    tried: alone(async ({ page }) => {
      const { first } = await startWire(page);
      await openForms(page, '/auth');
      const form = await fillSignUp(page, 'ana@exemplo.com.br');
      for (const address of ['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'a na@exemplo.com']) {
        await form.getByLabel('E-mail').fill(address);
        await form.getByRole('button', { name: 'Criar conta' }).click();
        await expect(page.getByRole('group', { name: 'Email inválido' })).toBeVisible();
      }
      await form.getByLabel('E-mail').fill("o'hara+x@sub.exemplo.io");
      await form.getByRole('button', { name: 'Criar conta' }).click();
      expect((await first('POST /auth/v1/signup')).body.email).toBe("o'hara+x@sub.exemplo.io");
    }),
    breaks: [swap('src/blocks/fields/email/email.tsx', 'isEmail(address) ?', 'true ?')],
  },
  told('106.2', {
    title: 'Email inválido',
    text: 'Por favor, insira um email válido.',
    notice: 'email-invalido',
    fill: { 'E-mail': 'ana@exemplo' },
  }),
  {
    ...told('107.1', {
      title: 'Campos obrigatórios',
      text: 'Por favor, preencha todos os campos.',
      notice: 'campos-obrigatorios',
      fill: { 'Nome completo': ' ', 'E-mail': '', Senha: '', 'Confirmar senha': '' },
    }),
  },
  told('107.2', {
    title: 'Senhas não coincidem',
    text: 'A senha e a confirmação devem ser iguais.',
    notice: 'senhas-diferentes',
    fill: { 'Confirmar senha': 'outra senha' },
  }),
  told('107.3', {
    title: 'Senha muito curta',
    text: 'A senha deve ter pelo menos 6 caracteres.',
    notice: 'senha-curta',
    fill: { Senha: '12345', 'Confirmar senha': '12345' },
  }),
  {
    id: '107.4',
    says: 'inputs are also marked required',
    tried: alone(async ({ page }) => {
      await openForms(page, '/auth');
      await expect(panel(page, 'Entrar').locator('input[required]:visible')).toHaveCount(2);
      await page.getByRole('tab', { name: 'Cadastrar' }).click();
      await expect(panel(page, 'Cadastrar').locator('input[required]:visible')).toHaveCount(4);
      await expect(panel(page, 'Cadastrar')).toContainText('Todos os campos são obrigatórios.');
    }),
    breaks: [
      remove('forms/sign-up.json', 'fields/fullName/required'),
      remove('forms/sign-in.json', 'fields/password/required'),
    ],
  },
] satisfies Statement[];
