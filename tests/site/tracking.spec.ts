import { expect, hydrated, LONG, test } from '../test.ts';
import { cookies, events, serveTags, told } from './tags.ts';

test.describe('a visitor who accepted on an earlier visit', () => {
  test.use({ consent: 'accepted' });

  test('is counted without any interaction', async ({ page }) => {
    const asked = await serveTags(page);
    await page.goto('/nsoc');
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['/__local/fbevents.js', '/__local/gtm.js?id=GTM-DEMO']);
    await expect
      .poll(() => events(page))
      .toEqual({
        gtag: [['page_view', { path: '/nsoc' }]],
        fbq: [['PageView', { path: '/nsoc' }]],
      });
  });

  test('reports page, button and phone, without data from the address', async ({ page }) => {
    await serveTags(page);
    await page.goto('/fale-conosco?email=ana@cliente.example#maria');
    await expect.poll(async () => (await events(page)).gtag).toHaveLength(1);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.getByRole('main').locator('a[href^="tel:"]').first().click();
    await page.getByLabel('Conversar pelo WhatsApp').click();
    await page.getByRole('banner').getByRole('link', { name: 'Sobre', exact: true }).click();
    const expected = [
      ['page_view', { path: '/fale-conosco' }],
      ['phone_call', {}],
      ['button_click', { label: 'Conversar pelo WhatsApp', to: 'https://wa.me/5511900000000' }],
      ['page_view', { path: '/sobre' }], // a link of the menu is no button
    ];
    await expect.poll(async () => (await events(page)).gtag).toEqual(expected);
    const { gtag, fbq } = await told(page);
    expect(fbq.filter(([command]) => command === 'trackCustom').map(([, ...rest]) => rest)).toEqual(
      expected.slice(1, 3),
    );
    expect(JSON.stringify([gtag, fbq])).not.toMatch(/ana@|email=|maria|tel:|text=/);
    const { origin } = new URL(page.url());
    expect(gtag).toContainEqual([
      'set',
      { page_location: `${origin}/fale-conosco`, page_referrer: '' },
    ]);
  });

  test('reports each navigation as a page view, an unknown address as /404', async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/404/);
    await serveTags(page);
    await page.goto('/nao-existe/ana@cliente.example');
    await expect.poll(async () => (await events(page)).gtag).toHaveLength(1);
    await hydrated(page);
    await page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
    await expect(page).toHaveURL('/materiais');
    await expect
      .poll(async () => (await events(page)).gtag)
      .toEqual([
        ['page_view', { path: '/404' }],
        ['page_view', { path: '/materiais' }],
      ]);
  });

  test('withdraws in the footer: reporting stops at once, and the cookies are deleted', async ({
    page,
  }) => {
    await serveTags(page);
    await page.goto('/sobre');
    await expect.poll(() => cookies(page)).toEqual(['_fbp', '_ga', '_ga_DEMO']);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Preferências de cookies' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar todos' }).click();
    const { gtag, fbq } = await told(page);
    expect(gtag.at(-1)).toEqual([
      'consent',
      'update',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(fbq.at(-1)).toEqual(['consent', 'revoke']);
    expect(await cookies(page)).toEqual([]);
    await page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
    await expect(page).toHaveURL('/materiais');
    expect((await events(page)).gtag).toHaveLength(1);
  });

  test('is not affected by tags that throw or fail to load', { tag: LONG }, async ({
    page,
    watched,
  }) => {
    watched.allowed.push(/Failed to load resource/);
    await serveTags(page, "window.gtag = () => { throw new Error('broken') };");
    await page.route('**/__local/fbevents.js', (route) => route.abort('blockedbyclient'));
    await page.goto('/sobre');
    await hydrated(page);
    await page.getByRole('tab', { name: '2015' }).click();
    await expect(page.getByRole('tabpanel', { name: '2015' })).toBeVisible();
    await page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
    await expect(page).toHaveURL('/materiais');
  });
});

test.describe('a first visit', () => {
  test.use({ consent: 'ask' });

  test('reports the current page once if consent comes later', { tag: LONG }, async ({ page }) => {
    await serveTags(page);
    await page.goto('/sobre');
    await hydrated(page);
    await page.getByRole('link', { name: 'Materiais', exact: true }).first().click();
    await expect(page).toHaveURL('/materiais');
    await page.getByRole('button', { name: 'Aceitar todos' }).click();
    await expect
      .poll(() => events(page))
      .toEqual({
        gtag: [['page_view', { path: '/materiais' }]],
        fbq: [['PageView', { path: '/materiais' }]],
      });
    const { gtag } = await told(page);
    expect(gtag.slice(0, 3).map(([command, action]) => [command, action])).toEqual([
      ['consent', 'default'],
      ['set', 'ads_data_redaction'],
      ['consent', 'update'],
    ]);
  });
});
