/** Section 7: the CRM, the forms that are logged, tags, links outside. */
import { expect } from 'playwright/test';
import { openContact } from '../../contact.ts';
import { serveTags } from '../../site/tags.ts';
import { put, remove, swap, withoutSections } from '../edits.ts';
import { EVENT, footer, menu, now } from '../look.ts';
import { consultancySent, eventSent, leadSent, undeliveredSent } from '../scenes.ts';
import { after, alone, on, type Statement, type Tools } from '../statement.ts';

const crm = 'src/blocks/strategies/crm';
const materials = 'pages/materiais.json';

/** A tag is asked for once the visitor has agreed, not before; never where they have refused. */
const afterConsent = (script: RegExp) =>
  alone(
    async ({ page }: Tools) => {
      const asked = await serveTags(page);
      await page.goto('/nsoc');
      await page.mouse.move(5, 5);
      const accept = page.getByRole('button', { name: 'Aceitar todos' });
      await expect(accept).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await accept.click();
      await expect.poll(() => asked.some((address) => script.test(address))).toBe(true);
    },
    { consent: 'ask' },
  );

export default [
  {
    id: '134.1',
    says: 'contact form: a multipart POST to the capture endpoint of the CRM',
    tried: after(leadSent, ({ method, contentType, url, lead }) => {
      expect(method).toBe('POST');
      expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
      expect(new URL(url).pathname).toBe('/__local/crm/capture');
      expect(lead.publicid).toBe('demo-captacao-site');
    }),
    breaks: [
      swap(`${crm}/transports.ts`, "'multipart/form-data'", "'application/x-www-form-urlencoded'"),
    ],
  },
  {
    id: '134.2',
    says: 'a captcha script is loaded, when the form is touched',
    tried: alone(async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openContact(page);
      expect(asked).not.toContain('/__local/recaptcha.js');
      await page.getByLabel('Sobrenome').focus();
      await expect(page.getByRole('checkbox', { name: /não sou um robô/i })).toBeVisible();
      expect(asked).toContain('/__local/recaptcha.js');
    }),
    breaks: [remove('forms/contato.json', 'fields/g-recaptcha-response')],
  },
  {
    id: '134.3',
    says: 'an embedded video is loaded',
    differs: 'a film of the site itself, fetched when it is asked for, with captions',
    tried: alone(async ({ page }) => {
      const films: string[] = [];
      page.on('request', (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
      });
      await page.goto('/materiais');
      const play = page.locator('#videos').getByRole('button', { name: 'Assistir' });
      await play.scrollIntoViewIfNeeded();
      expect(films).toEqual([]);
      await play.click();
      const film = page.locator('#videos video');
      await expect
        .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0.2);
      const tracks = await film.evaluate((one: HTMLVideoElement) =>
        Array.from(one.textTracks, ({ mode, language }) => [mode, language]),
      );
      expect(tracks).toEqual([['showing', 'pt-BR']]);
    }),
    breaks: [withoutSections(materials, /^type:video/), put('messages.json', 'video/play', 'Ver')],
  },
  {
    id: '136.1',
    says: 'generic and event forms make no backend call',
    differs: `what was entered is also kept for the panel, in a table that visitors cannot read; a form that says "deliver": false makes no call (91.1 lists all that goes beyond, with its switches)`,
    tried: [
      after(consultancySent, ({ stored }) => {
        expect(stored).toHaveLength(1);
        expect(stored[0]).toMatchObject({ form: 'hero_form' });
      }),
      after(eventSent, ({ stored }) => {
        expect(stored).toHaveLength(1);
        expect(stored[0]).toMatchObject({ form: 'roundtable-registration' });
      }),
      after(undeliveredSent, ({ stored, log, tracked: { gtag } }) => {
        expect(stored).toEqual([]);
        expect(log[0]).toBe('[hero_form]');
        expect(gtag.map(([name]) => name)).toContain('form_submit');
      }),
    ],
    breaks: [
      swap(
        'src/blocks/strategies/log-and-track/log-and-track.strategy.ts',
        'if (!deliver) {',
        'if (deliver === undefined) {',
      ),
      swap(
        'src/blocks/strategies/log-and-track/log-and-track.strategy.ts',
        'if (!isLogged(',
        'if (isLogged(',
      ),
    ],
  },
  {
    id: '136.2',
    says: 'the data is logged to the console',
    tried: [
      after(consultancySent, ({ log }) => {
        expect(log[0]).toBe('[hero_form]');
        expect(log[1]).toEqual({
          name: 'Ana Lima',
          email: 'ana@exemplo.com.br',
          phone: 'ligue 11 3000-0000, ramal 2',
          company: 'Ação Ltda.',
        });
      }),
      after(eventSent, ({ log }) => expect(log[1]).toMatchObject({ name: 'Ana Lima' })),
    ],
    breaks: [
      swap(
        'src/blocks/strategies/log-and-track/log-and-track.strategy.ts',
        'console.info',
        'console.debug',
      ),
    ],
  },
  {
    id: '136.3',
    says: 'a form_submit event is recorded, with tag manager and pixel',
    tried: after(consultancySent, ({ tracked: { gtag, fbq } }) => {
      expect(gtag.map(([name]) => name)).toContain('form_submit');
      expect(fbq).toContainEqual(['form_submit', { form: 'hero_form' }]);
    }),
    breaks: [swap('src/forms/submission/sending.ts', "name: 'form_submit'", "name: 'form_sent'")],
  },
  {
    id: '136.4',
    says: 'form names: hero_form, roundtable-registration',
    tried: [
      after(consultancySent, ({ log }) => expect(log[0]).toBe('[hero_form]')),
      after(eventSent, ({ log }) => expect(log[0]).toBe('[roundtable-registration]')),
    ],
    breaks: [
      put('forms/consultoria.json', 'submit/formName', 'consultoria'),
      put('forms/roundtable.json', 'submit/formName', 'roundtable'),
    ],
  },
  {
    id: '136.5',
    says: 'events go to a tag-manager function when present',
    differs: 'only after consent (LGPD)',
    tried: [
      afterConsent(/gtm\.js\?id=GTM-DEMO/),
      after(consultancySent, ({ tracked }) => expect(tracked.gtag.length).toBeGreaterThan(1)),
    ],
    breaks: [
      put('integrations.json', 'tagManager/id', 'GTM-OUTRO'),
      put('consent.json', 'labels/acceptAll', 'Tudo bem'),
    ],
  },
  {
    id: '136.6',
    says: 'events go to a pixel function when present',
    differs: 'only after consent (LGPD)',
    tried: [
      afterConsent(/fbevents\.js/),
      after(consultancySent, ({ tracked }) => expect(tracked.fbq.length).toBeGreaterThan(1)),
    ],
    breaks: [put('integrations.json', 'pixel/script', 'https://outro.example/p.js')],
  },
  {
    id: '136.7',
    says: 'outside: the customer portal',
    tried: on('/', async (page) => {
      for (const part of [menu(page), footer(page)]) {
        const link = part.locator('a[href="https://portal.baluarte.example"]').first();
        await now(link).toHaveAttribute('target', '_blank');
        await now(link).toHaveAttribute('rel', /noopener/);
      }
    }),
    breaks: [put('redirects.json', 'redirects/2/to', 'https://outro.example')],
  },
  {
    id: '136.8',
    says: 'outside: four social networks',
    tried: on('/sobre', async (page) => {
      const links = footer(page).locator('a[href^="https://social.example/baluarte-"]');
      await now(links).toHaveCount(4);
      await now(links.first()).toBeVisible();
    }),
    breaks: [remove('site.json', 'social/3')],
  },
  {
    id: '136.9',
    says: 'outside: WhatsApp chat with a pre-filled text',
    tried: on('/', async (page) => {
      const chat = page.locator('main a[href^="https://wa.me/"]').last();
      const href = new URL((await chat.getAttribute('href')) ?? '');
      expect(href.searchParams.get('text')).toBe(
        'Olá, vim pelo site da Baluarte e gostaria de falar com um especialista.',
      );
      await now(chat).toHaveAttribute('target', '_blank');
    }),
    breaks: [swap('site.json', 'Olá, vim pelo site da Baluarte e gostaria', 'Olá, gostaria')],
  },
  {
    id: '136.10',
    says: 'outside: a video site',
    tried: [
      on('/materiais', async (page) => {
        const channel = page.locator('#videos a[href="https://video.example/baluarte"]');
        await now(channel).toHaveAttribute('target', '_blank');
      }),
      on(EVENT, async (page) => {
        const film = page.locator('#video-e-caso a[href^="https://video.example/"]');
        await now(film).toHaveAttribute('target', '_blank');
      }),
    ],
    breaks: [
      remove(materials, 'sections/video/actions'),
      remove('pages/lp/roundtable-cotia.json', 'sections/video-e-caso/cards/0/action'),
    ],
  },
] satisfies Statement[];
