/** Section 5: validation rules. */
import { expect, type Page } from 'playwright/test';
import { fillSignUp, openForms, panel, takenOver } from '../../auth.ts';
import { fillContact, openContact, send, solveCaptcha, who } from '../../contact.ts';
import { type Edit, put, remove, rewrite, swap } from '../edits.ts';
import { EVENT, LANDING, now, read } from '../look.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';
import { startWire } from '../wire.ts';

const contact = 'forms/contato.json';
const CONSENT = 'Aceito receber comunicações da Baluarte';
const LABELS = ['Nome', 'Sobrenome', 'Empresa', 'E-mail', 'Telefone', CONSENT];
const summary = (page: Page) =>
  page.getByRole('group', { name: 'Confira os campos antes de enviar' });
const reasons = (page: Page) => summary(page).getByRole('paragraph');

const control = (page: Page, label: string) =>
  page.locator('#formulario form').getByLabel(label, { exact: true });

/** All but one field are filled in: that one alone is named. */
const required = (id: string, label: string, name: string): Statement => ({
  id,
  says: `contact form: ${name} is required`,
  tried: alone(async ({ page }) => {
    await openContact(page);
    await fillContact(page, who('Completa'));
    if (label === CONSENT) await control(page, label).uncheck();
    else await control(page, label).fill('');
    await solveCaptcha(page);
    await send(page);
    await expect(reasons(page)).toHaveText([`Os seguintes campos são obrigatórios: ${label}`]);
  }),
  breaks: [
    name === 'lastname'
      ? put(contact, 'fields/lastname/label', 'Família')
      : remove(contact, `fields/${name}/required`),
  ],
});

const FORMS = [
  [LANDING, 'Quero a consultoria gratuita', 'forms/consultoria.json'],
  [EVENT, 'Quero participar', 'forms/roundtable.json'],
] as const;

async function openForm(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await takenOver(page);
  return page.locator('main form');
}

/** The generic and the event form, filled in but for one field. */
const needed = (
  id: string,
  { name, label, type }: { name: string; label: string; type?: string },
): Statement => ({
  id,
  says: `generic and event forms: ${name}${type ? ` (${type} type)` : ''} required`,
  tried: FORMS.map(([path, button]) =>
    alone(async ({ page }) => {
      const form = await openForm(page, path);
      const fields = { Nome: 'Ana', 'E-mail': 'ana@exemplo.com.br', Telefone: '11' };
      for (const [other, value] of Object.entries(fields))
        if (other !== label) await form.getByLabel(other, { exact: true }).fill(value);
      const field = form.getByLabel(label, { exact: true });
      if (type) await expect(field).toHaveAttribute('type', type);
      await expect(field).toHaveJSProperty('required', true);
      await form.getByRole('button', { name: button }).click();
      await expect(reasons(page)).toHaveText([`Os seguintes campos são obrigatórios: ${label}`]);
    }),
  ),
  breaks: FORMS.map(([, , file]) => remove(file, `fields/${name}/required`)),
});

const optional = (
  id: string,
  name: string,
  forms: readonly (typeof FORMS)[number][],
): Statement => ({
  id,
  says: `generic and event forms: ${name} optional`,
  tried: forms.map(([path]) =>
    on(path, async (page) => {
      const field = page.locator(`main form [name=${name}]`);
      await now(field).toBeVisible();
      await now(field).toHaveJSProperty('required', false);
      await now(field).toHaveAccessibleName(/\(opcional\)$/);
    }),
  ),
  breaks: forms.map(([, , file]) => put(file, `fields/${name}/required`, true)),
});

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

const sanitizer = 'src/forms/rules/sanitize.ts';
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
  ...LABELS.map((label, index) =>
    required(
      `96.${[1, 2, 3, 4, 6, 5][index]}`,
      label,
      ['firstname', 'lastname', 'company', 'email', 'phone', 'emailoptin'][index] ?? '',
    ),
  ).sort((one, other) => one.id.localeCompare(other.id)),
  {
    id: '96.7',
    says: "blank after trimming: 'Os seguintes campos são obrigatórios: ' and all labels, in order",
    tried: alone(async ({ page }) => {
      await openContact(page);
      for (const label of ['Nome', 'Sobrenome', 'Empresa', 'E-mail'])
        await control(page, label).fill('   ');
      await send(page);
      await expect(reasons(page).first()).toHaveText(
        `Os seguintes campos são obrigatórios: ${LABELS.join(', ')}`,
      );
    }),
    breaks: [
      put('messages.json', 'forms/requiredFields', 'Faltam: {fields}'),
      rewrite(contact, 'fields in another order', ({ fields }) => {
        fields?.unshift(...(fields.splice(2, 1) as never[]));
      }),
    ],
  },
  {
    id: '96.8',
    says: 'as an alert',
    differs: 'a summary above the form takes the focus, and links to each field; no window opens',
    tried: alone(async ({ page }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      await openContact(page);
      await send(page);
      await expect(summary(page)).toBeFocused();
      await summary(page).getByRole('link', { name: 'Empresa' }).click();
      await expect(control(page, 'Empresa')).toBeFocused();
      expect(dialogs).toBe(0);
    }),
    breaks: [put('messages.json', 'forms/summaryTitle', 'Há erros')],
  },
  {
    id: '97.1',
    says: "an e-mail out of pattern: 'Por favor, insira um endereço de email válido'",
    tried: alone(async ({ page }) => {
      await openContact(page);
      await fillContact(page, who('Errada'));
      await solveCaptcha(page);
      for (const address of ['jose', 'jose@exemplo', '@exemplo.com']) {
        await control(page, 'E-mail').fill(address);
        await send(page);
        await expect(summary(page)).toContainText('Por favor, insira um endereço de email válido');
      }
    }),
    breaks: [
      put('messages.json', 'forms/invalidEmail', 'E-mail inválido'),
      swap('src/forms/fields/email/email.tsx', 'isEmail(address) ?', 'true ?'),
    ],
  },
  {
    id: '98.1',
    says: "without the captcha: 'Por favor, complete a verificação do reCAPTCHA'",
    tried: alone(async ({ page }) => {
      await openContact(page);
      await fillContact(page, who('Apressada'));
      await send(page);
      await expect(summary(page)).toContainText('Por favor, complete a verificação do reCAPTCHA');
      await expect(summary(page)).not.toContainText('obrigatórios');
    }),
    breaks: [
      put('messages.json', 'forms/captchaNeeded', 'Falta a verificação'),
      remove(contact, 'fields/g-recaptcha-response'),
    ],
  },
  {
    id: '98.2',
    says: 'the checks come one after the other, the captcha last',
    differs: 'all is told at once, the captcha last',
    tried: alone(async ({ page }) => {
      await openContact(page);
      await control(page, 'E-mail').fill('jose');
      await send(page);
      const texts = (await read(summary(page))).join();
      const at = ['obrigatórios: Nome', 'endereço de email válido', 'verificação do reCAPTCHA'].map(
        (words) => texts.indexOf(words),
      );
      expect(Math.min(...at)).toBeGreaterThan(-1);
      expect(at).toEqual(at.toSorted((one, other) => one - other));
    }),
    breaks: [put('messages.json', 'forms/captchaNeeded', 'Falta a verificação')],
  },
  {
    id: '99.1',
    says: 'phone countries: br, us, ar, cl, co, mx, pe, uy',
    tried: alone(async ({ page }) => {
      await openContact(page);
      const options = page.getByLabel('País do telefone').locator('option');
      expect(
        await options.evaluateAll((all: HTMLOptionElement[]) => all.map((one) => one.value)),
      ).toEqual(['br', 'us', 'ar', 'cl', 'co', 'mx', 'pe', 'uy']);
    }),
    breaks: [
      remove(contact, 'fields/phone/countries/7'),
      put(contact, 'fields/phone/countries', ['br', 'ar', 'us', 'cl', 'co', 'mx', 'pe', 'uy']),
    ],
  },
  {
    id: '99.2',
    says: 'the default country is br',
    tried: alone(async ({ page }) => {
      await openContact(page);
      await expect(page.getByLabel('País do telefone')).toHaveValue('br');
    }),
    breaks: [
      put(contact, 'fields/phone/countries', ['us', 'br', 'ar', 'cl', 'co', 'mx', 'pe', 'uy']),
    ],
  },
  {
    id: '99.3',
    says: "placeholder 'Exemplo: (11) 99999-9999'",
    tried: onEach(['/fale-conosco', LANDING, EVENT], async (page) => {
      const phone = page.locator('main form [name=phone]');
      await now(phone).toHaveAttribute('placeholder', 'Exemplo: (11) 99999-9999');
    }),
    breaks: [put(contact, 'fields/phone/placeholder', '(11) 9999-9999')],
  },
  {
    id: '99.4',
    says: 'the phone is free text',
    differs: 'on the contact form the number must exist in its country, which is said',
    tried: alone(async ({ page }) => {
      await openContact(page);
      await fillContact(page, who('Curta'));
      await control(page, 'Telefone').fill('123');
      await solveCaptcha(page);
      await send(page);
      await expect(summary(page)).toContainText('Confira o número de telefone: com DDD');
      await expect(summary(page)).toContainText('Brasil');
    }),
    breaks: [put('messages.json', 'forms/invalidPhone', 'Telefone inválido')],
  },
  {
    id: '100.1',
    says: 'max lengths are held: 40, 80, 100, 50 characters, no more can be typed',
    tried: alone(async ({ page }) => {
      await openContact(page);
      for (const [label, max] of [
        ['Nome', 40],
        ['Sobrenome', 80],
        ['Empresa', 100],
        ['Telefone', 50],
      ] as const) {
        const field = control(page, label);
        await field.focus();
        await page.keyboard.insertText('1'.repeat(max + 20));
        const kept = (await field.inputValue()).length;
        expect(kept, label).toBeLessThanOrEqual(max);
        if (label !== 'Telefone') expect(kept, label).toBe(max);
        await expect(field).toHaveAttribute('maxlength', `${max}`);
      }
    }),
    breaks: [
      put(contact, 'fields/firstname/maxLength', 60),
      put(contact, 'fields/company/maxLength', 60),
    ],
  },
  needed('102.1', { name: 'name', label: 'Nome' }),
  needed('102.2', { name: 'email', label: 'E-mail', type: 'email' }),
  needed('102.3', { name: 'phone', label: 'Telefone', type: 'tel' }),
  optional('102.4', 'company', FORMS),
  optional('102.5', 'message', FORMS.slice(1)),
  {
    id: '102.6',
    says: 'the generic page shows name, email, phone and company',
    tried: on(LANDING, async (page) => {
      expect(await read(page.locator('main form label'))).toEqual([
        'Nome',
        'E-mail',
        'Telefone',
        'Empresa (opcional)',
      ]);
    }),
    breaks: [
      remove('forms/consultoria.json', 'fields/company'),
      rewrite('forms/consultoria.json', 'another field', ({ fields }) => {
        fields?.push({ type: 'text', name: 'site', label: 'Site' } as never);
      }),
    ],
  },
  {
    id: '102.7',
    says: 'the event page shows all five',
    tried: on(EVENT, async (page) => {
      expect(await read(page.locator('main form label[for]'))).toEqual([
        'Nome',
        'Empresa (opcional)',
        'E-mail',
        'Telefone',
        'Mensagem (opcional)',
      ]);
    }),
    breaks: [put('forms/roundtable.json', 'fields/message/label', 'Pergunta')],
  },
  {
    id: '102.8',
    says: 'only browser-native required checks',
    differs: 'the same rules, in the words of the site and in a summary',
    tried: alone(async ({ page }) => {
      const form = await openForm(page, LANDING);
      await form.getByLabel('E-mail').fill('ana');
      await form.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
      await expect(summary(page)).toBeFocused();
      await expect(reasons(page).first()).toHaveText(
        'Os seguintes campos são obrigatórios: Nome, Telefone',
      );
      await expect(summary(page)).toContainText('Por favor, insira um endereço de email válido');
    }),
    breaks: [
      put('messages.json', 'forms/requiredFields', 'Faltam: {fields}'),
      put('messages.json', 'forms/invalidEmail', 'E-mail inválido'),
    ],
  },
  {
    id: '102.9',
    says: 'no custom bounds: a name of 300 and a message of 8,000 characters arrive',
    tried: FORMS.map(([path, button]) =>
      alone(async ({ page }) => {
        const form = await openForm(page, path);
        const limits = await form
          .locator('[maxlength], [minlength], [pattern]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
        expect(limits).toEqual([]);
        const stored = page.waitForResponse(/\/rpc\/submit_form/);
        await form.getByLabel('Nome', { exact: true }).fill('Ana '.repeat(75).trim());
        await form.getByLabel('E-mail').fill(`${'a'.repeat(150)}@exemplo.com.br`);
        await form.getByLabel('Telefone').fill('11 3000-0000, de segunda a sexta, '.repeat(10));
        if (path === EVENT) await form.getByLabel('Mensagem').fill('Bom dia. '.repeat(900));
        await form.getByRole('button', { name: button }).click();
        expect(await (await stored).json()).toEqual({ status: 'stored' });
        await expect(page.getByRole('group', { name: 'Sucesso!' })).toBeVisible();
      }),
    ),
    breaks: [
      put('forms/roundtable.json', 'fields/message/maxLength', 2000),
      put('forms/consultoria.json', 'fields/name/maxLength', 100),
    ],
  },
  {
    id: '102.10',
    says: 'the form states agreement to the privacy policy on submit',
    tried: onEach([LANDING, EVENT], async (page) => {
      const words = page.locator('main form p').filter({ hasText: 'Ao enviar' });
      expect((await read(words)).join()).toMatch(
        /^Ao enviar, você concorda com a nossa política de privacidade/,
      );
      await now(words.getByRole('link')).toHaveAttribute('href', '/privacidade');
    }),
    breaks: FORMS.map(([, , file]) => remove(file, 'agreement')),
  },
  cleaned(
    '105.1',
    'sign-up and sign-in: script tags are stripped',
    { typed: 'Ana<script>x</script> Lima', sent: 'Anax Lima' },
    swap(sanitizer, '/<\\/?script\\b[^<>]*>?/gi, ', ''),
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
    swap(sanitizer, ', /\\bon\\w+\\s*=/gi', ''),
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
        'src/forms/strategies/supabase-auth/actions.ts',
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
    breaks: [swap('src/forms/fields/email/email.tsx', 'isEmail(address) ?', 'true ?')],
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
