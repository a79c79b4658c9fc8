import type { Locator, Page } from 'playwright/test';
import { fillLanding, openContact, openForm, PHONE, send } from '../../contact.ts';
import { holdRequests, painted } from '../../hold-requests.ts';
import { expect, LONG, test } from '../../test.ts';

const summary = (page: Page) =>
  page.getByRole('group', { name: 'Confira os campos antes de enviar' });

/** Where a visitor aims: what the page scrolls to by itself, softly, has to have ended. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate(async (element) => {
    const STILL = 5; // frames
    const frame = () => new Promise(requestAnimationFrame);
    let top = Number.NaN;
    for (let still = 0; still < STILL; still += 1) {
      await frame();
      if (element.getBoundingClientRect().top !== top) still = 0;
      ({ top } = element.getBoundingClientRect());
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a visitor presses: down, a moment, up; what is pressed may not have moved meanwhile. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await painted(page);
  await page.mouse.up();
}

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** Sends the empty contact form, then leaves one error to go when the phone field is left. */
async function failThenType(page: Page): Promise<void> {
  await openContact(page);
  await send(page);
  await expect(summary(page)).toBeFocused();
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('Sobrenome').fill('Prado');
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Cia');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Telefone', { exact: true }).fill(PHONE);
}

const WAYS = [
  ['mouse', press, 1280],
  ['touch', tap, 390],
  // What a window of the other width does differs in no more than where things are.
  ['mouse', press, 390, LONG],
  ['touch', tap, 1280, LONG],
] as const;

for (const [way, act, width, tag = []] of WAYS) {
  // A touch differs in its events, which one press shows.
  const more = way === 'touch' ? LONG : tag;
  test.describe(`${way} at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: way === 'touch' });

    test('a box pressed directly from a field whose error disappears is checked', async ({
      page,
    }) => {
      await failThenType(page);
      const consent = page.getByLabel('Aceito receber');
      await act(page, consent);
      await expect(consent).toBeChecked();
      await expect(summary(page)).not.toContainText('Telefone');
    });

    test('a captcha pressed directly from such a field is checked', { tag: more }, async ({
      page,
    }) => {
      await failThenType(page);
      const captcha = page.getByRole('checkbox', { name: /não sou um robô/i });
      await act(page, captcha);
      await expect(captcha).toBeChecked();
      await expect(summary(page)).not.toContainText('reCAPTCHA');
    });

    test('a label pressed directly from such a field checks its box, and the button sends', {
      tag: more,
    }, async ({ page }) => {
      await failThenType(page);
      await act(page, page.locator('label', { hasText: 'Aceito receber' }));
      await expect(page.getByLabel('Aceito receber')).toBeChecked();
      await page.getByLabel('E-mail').fill('ana');
      await act(page, page.getByRole('button', { name: 'Enviar', exact: true }));
      await expect(summary(page)).toContainText('insira um endereço de email válido');
      await expect(summary(page)).toBeFocused();
    });

    test('a box of a group is checked too, on a form with an alert', { tag: more }, async ({
      page,
    }) => {
      await openForm(page, '/lp/campaigns/roundtable-sessions-cotia');
      await page.locator('main form button[type=submit]').click();
      await expect(summary(page)).toBeFocused();
      await fillLanding(page);
      const interest = page.locator('main form').getByRole('checkbox').nth(2);
      await act(page, interest);
      await expect(interest).toBeChecked();
      await expect(summary(page)).toHaveCount(0);
    });
  });
}

test('an error disappears after a press that ends elsewhere', async ({ page }) => {
  await failThenType(page);
  const { x, y } = await middleOf(page.getByLabel('Aceito receber'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await painted(page);
  await expect(summary(page)).toContainText('Telefone');
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(summary(page)).not.toContainText('Telefone');
  await expect(page.getByLabel('Aceito receber')).not.toBeChecked();
});

test('a summary link pressed from a field whose error disappears leads to its field', async ({
  page,
}) => {
  await failThenType(page);
  await page.getByLabel('Telefone', { exact: true }).focus();
  await press(page, summary(page).getByRole('link', { name: 'reCAPTCHA' }));
  await expect(page.getByRole('group', { name: 'Verificação' })).toBeFocused();
  await expect(summary(page)).not.toContainText('Telefone');
});

test('the app inserts nothing above a pressed element while it hydrates the form', async ({
  page,
}) => {
  await openContact(page);
  await page.getByLabel('Sobrenome').fill('Prado');
  const release = await holdRequests(page, '**/assets/config-form*.js');
  await page.reload();
  const consent = page.getByLabel('Aceito receber');
  const { x, y } = await middleOf(consent);
  await page.mouse.move(x, y);
  await page.mouse.down();
  release();
  await page.locator('form[data-ready]').waitFor();
  await painted(page);
  await page.mouse.up();
  await expect(page.getByText('O que você tinha escrito foi recuperado.')).toBeVisible();
  await expect(consent).toBeChecked();
});
