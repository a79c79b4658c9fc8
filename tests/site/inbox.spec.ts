import AxeBuilder from '@axe-core/playwright';
import { Store } from '../../src/demo/store.ts';
import { localDataAt } from '../servers.ts';
import { expect, LONG, test } from '../test.ts';

// Other tests share this server's inbox and CRM: nothing is cleared or switched here for real.
const inbox = '/__local/inbox';
const capture = '/__local/crm/capture';

const storeOf = (baseURL = '') => new Store(localDataAt(Number(new URL(baseURL).port)));

const lead = (lastname: string) => ({
  publicid: 'demo-captacao-site',
  firstname: 'José',
  lastname,
  email: 'jose@empresa.example',
  description: 'Uma linha & <script>alert(1)</script>\nOutra linha',
});

test('new entries appear by themselves, and open ones stay open', { tag: LONG }, async ({
  page,
  baseURL,
}) => {
  await storeOf(baseURL).add('emails', {
    to: 'ana@empresa.example',
    subject: 'Confirme seu e-mail',
    html: '<h1>Olá, Ana</h1><p><a href="/sobre">Confirmar</a></p>',
    links: [`${baseURL}/sobre?token_hash=abc`],
  });
  await page.goto(inbox);
  const message = page.getByRole('article').filter({ hasText: 'Confirme seu e-mail' }).first();
  await message.getByText('Ver mensagem').click();
  const frame = message.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Olá, Ana' })).toBeVisible();

  const name = `Conceição ${crypto.randomUUID()}`;
  await page.request.post(capture, { multipart: lead(name), maxRedirects: 0 });
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByRole('heading')).toHaveText(`José ${name}`);
  await expect(card.getByRole('definition').last()).toHaveText(
    /<script>alert\(1\)<\/script>\nOutra/,
  );
  await expect(frame.getByRole('heading', { name: 'Olá, Ana' })).toBeVisible();
  await expect(message.getByText('Ver mensagem')).toBeFocused();

  await frame.getByRole('link', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/sobre');
});

test('a button changes the CRM mode; a cookie sets it for one browser only', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'crm-mode', value: 'refuse', url: baseURL ?? '' }]);
  await page.goto(inbox);
  await expect(page.getByText('Neste navegador vale “Recusa”')).toBeVisible();
  const answer = await page.request.post(capture, { form: lead('Recusado'), maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/\/envio-recebido\?error=/);

  const asked: unknown[] = [];
  await page.route('**/__local/crm/mode', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: {} });
  });
  await page.getByRole('button', { name: 'Sem resposta' }).click();
  await expect(page.getByRole('status')).toHaveText('O CRM agora está no modo “Sem resposta”.');
  expect(asked).toEqual([{ mode: 'hang' }]);
});

test('the captcha gives a token when ticked, and removes it when it expires', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(inbox); // its policy lets no inline style or script pass
  await page.evaluate(() => {
    const calls: string[] = [];
    const render = () => {
      const form = document.body.appendChild(document.createElement('form'));
      form.id = 'formulario';
      const place = form.appendChild(document.createElement('div'));
      const { grecaptcha } = window as never as {
        grecaptcha: { render(place: Element, options: object): number };
      };
      grecaptcha.render(place, {
        sitekey: 'demo',
        callback: (token: string) => calls.push(token),
        'expired-callback': () => calls.push('expired'),
      });
    };
    Object.assign(window, { calls, render, __captchaLifetime: 2000 });
  });
  await page.addScriptTag({ url: '/__local/recaptcha.js?onload=render&render=explicit&hl=pt-BR' });
  const box = page.getByRole('checkbox', { name: 'Não sou um robô' });
  const posted = () =>
    page.evaluate(() => [
      ...new FormData(document.querySelector<HTMLFormElement>('#formulario')!).entries(),
    ]);
  await page.locator('#formulario textarea').waitFor({ state: 'attached' });
  expect(await posted()).toEqual([['g-recaptcha-response', '']]);
  await box.check();
  await expect.poll(posted).toEqual([['g-recaptcha-response', expect.stringMatching(/^local-/)]]);
  expect((await new AxeBuilder({ page }).include('#formulario').analyze()).violations).toEqual([]);
  await expect(box).not.toBeChecked();
  await expect(page.getByText('A verificação expirou')).toBeVisible();
  const calls = await page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  expect(calls).toEqual([expect.stringMatching(/^local-/), 'expired']);
});

test('tag manager and pixel report calls made before and after they load', async ({ page }) => {
  const id = crypto.randomUUID();
  await page.goto(inbox);
  await page.evaluate((id) => {
    const layer: unknown[] = [];
    const gtag: (...call: unknown[]) => void = function () {
      // biome-ignore lint/complexity/noArguments: as in Google's own snippet
      layer.push(arguments);
    };
    interface Fbq {
      (...call: unknown[]): void;
      queue: unknown[][];
      callMethod?: (...call: unknown[]) => void;
    }
    const fbq: Fbq = (...call) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call));
    fbq.queue = [];
    Object.assign(window, { dataLayer: layer, gtag, fbq });
    gtag('consent', 'default', { ad_storage: 'denied', id });
    fbq('init', id);
  }, id);
  await page.addScriptTag({ url: '/__local/gtm.js?id=GTM-DEMO' });
  await page.addScriptTag({ url: '/__local/fbevents.js' });
  await page.evaluate((id) => {
    const { gtag, fbq, dataLayer } = window as never as Record<
      string,
      (...call: unknown[]) => void
    > & {
      dataLayer: unknown[];
    };
    gtag?.('event', 'form_submit', { form: 'contato', id });
    dataLayer.push({ event: 'aberto', id });
    fbq?.('track', 'Lead', { value: 1 }, { eventID: id });
  }, id);
  const names = async () => {
    const { events } = await (await page.request.get('/__local/inbox.json')).json();
    return events
      .filter(({ params }: { params: object }) => Object.values(params).includes(id))
      .map(({ tag, name }: { tag: string; name: string }) => `${tag} ${name}`)
      .sort();
  };
  await expect
    .poll(names)
    .toEqual(['fbq Lead', 'fbq init', 'gtag aberto', 'gtag consent_default', 'gtag form_submit']);
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name).sort();
  await expect.poll(cookies).toEqual(['_fbp', '_ga']);
});
