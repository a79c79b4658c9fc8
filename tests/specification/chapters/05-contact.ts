/** Section 5: the contact form. */
import { expect, type Page } from 'playwright/test';
import { fillContact, openContact, send, solveCaptcha, who } from '../../contact.ts';
import { put, remove, rewrite, swap } from '../edits.ts';
import { reasons, summary } from '../form-errors.ts';
import { EVENT, LANDING, now, read } from '../look.ts';
import { alone, onEach, type Statement } from '../statement.ts';

const contact = 'forms/contato.json';

const CONSENT = 'Aceito receber comunicações da Baluarte';

const LABELS = ['Nome', 'Sobrenome', 'Empresa', 'E-mail', 'Telefone', CONSENT];

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
      swap('src/blocks/fields/email/email.tsx', 'isEmail(address) ?', 'true ?'),
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
] satisfies Statement[];
