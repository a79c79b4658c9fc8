/** Section 5: the generic and the event form. */
import { expect, type Page } from 'playwright/test';
import { takenOver } from '../../auth.ts';
import { put, remove, rewrite, swap } from '../edits.ts';
import { reasons, summary } from '../form-errors.ts';
import { EVENT, LANDING, now, read } from '../look.ts';
import { alone, on, onEach, type Statement } from '../statement.ts';

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

export default [
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
      rewrite('forms/consultoria.json', 'without the field company', (form) => {
        form.fields = form.fields?.filter(({ name }) => `${name}` !== 'company') as never;
        if (form.success) form.success.sent = ['name', 'email', 'phone'] as never;
      }),
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
    says: 'no custom bounds',
    differs:
      'a value may have 5,000 characters, as in the table; one that is longer is told at its field',
    tried: FORMS.map(([path, button]) =>
      alone(async ({ page }) => {
        const form = await openForm(page, path);
        const limits = await form
          .locator('[maxlength], [minlength], [pattern]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
        expect(limits).toEqual([]);
        await form.getByLabel('Nome', { exact: true }).fill('Ana '.repeat(75).trim());
        await form
          .getByLabel('E-mail')
          .fill(`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.exemplo.com.br`);
        await form.getByLabel('Telefone').fill('11 3000-0000, de segunda a sexta, '.repeat(10));
        const longest = form.getByLabel(path === EVENT ? 'Mensagem' : 'Empresa');
        await longest.fill('a'.repeat(5_001));
        await form.getByRole('button', { name: button }).click();
        await expect(summary(page)).toContainText('Escreva no máximo 5000 caracteres em');
        await longest.fill('a'.repeat(5_000));
        const stored = page.waitForResponse(/\/rpc\/submit_form/);
        await form.getByRole('button', { name: button }).click();
        expect(await (await stored).json()).toEqual({ status: 'stored' });
        await expect(page.getByRole('group', { name: 'Sucesso!' })).toBeVisible();
      }),
    ),
    breaks: [
      put('forms/roundtable.json', 'fields/message/maxLength', 2000),
      put('forms/consultoria.json', 'fields/name/maxLength', 100),
      swap('src/forms/kit/sanitize.ts', 'LONGEST_VALUE = 5000', 'LONGEST_VALUE = 4000'),
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
] satisfies Statement[];
