/** Section 2: the event page. */
import { expect, type Page } from 'playwright/test';
import { put, remove, renameField, swap, withoutSections } from '../edits.ts';
import { alternatives, EVENT, now, opening, read, section } from '../look.ts';
import { on, type Statement } from '../statement.ts';

const event = 'pages/lp/roundtable-cotia.json';

const gallery = (page: Page) => section(page, /1ª edição/);

/** The cards of the video and of the case, apart from the gallery. */
const cards = (page: Page) => page.locator('#video-e-caso ul > li');

const speakers = (page: Page) => page.locator('#palestrantes ul > li');

const facts = (page: Page) => page.locator('#encontro dl > div');

/** A fact of the event: what it is called, and what it says. */
const fact = (id: string, says: string, [label, value]: [string, string]): Statement => ({
  id,
  says,
  tried: on(EVENT, async (page) => {
    const one = facts(page).filter({ hasText: label });
    expect(await read(one.locator('dd'))).toEqual([value]);
  }),
  breaks: [
    remove(event, `sections/event/facts/${label}`),
    put(event, `sections/event/facts/${label}/value`, 'a combinar'),
  ],
});

export default [
  {
    id: '59.1',
    says: 'event: the second edition of the roundtable, in Cotia/SP',
    tried: on(EVENT, async (page) => {
      await now(page).toHaveTitle(/2ª edição: Cotia, SP/);
      await now(opening(page)).toContainText('2ª edição');
      await now(page.locator('#encontro')).toContainText('Cotia, SP');
    }),
    breaks: [
      put(event, 'sections/event/place', 'São Paulo, SP'),
      swap(event, 'Roundtable Sessions, 2ª edição', 'Roundtable Sessions, 3ª edição'),
    ],
  },
  fact('59.2', 'on 23/07/2025', ['Data', '23/07/2025']),
  fact('59.3', 'at 11h00', ['Horário', '11h00']),
  fact('59.4', 'lunch included', ['Almoço', 'Incluído']),
  {
    id: '59.5',
    says: 'details of the event',
    tried: on(EVENT, async (page) => {
      await now(facts(page)).toHaveCount(3);
      await now(page.locator('#encontro h2')).toContainText('perguntas dos participantes');
      await now(page.locator('#encontro')).toContainText('a mesa respondeu com o que');
      await now(page.locator('#encontro time').first()).toHaveAttribute('datetime', /^2025-07-23/);
    }),
    breaks: [
      put(event, 'sections/event/past/text', 'Foi bom.'),
      put(event, 'sections/event/startsAt', '2025-07-22T11:00:00-03:00'),
    ],
  },
  {
    id: '59.6',
    says: 'a gallery of the first edition: three pictures, each described',
    tried: on(EVENT, async (page) => {
      await now(gallery(page).locator('ul > li img')).toHaveCount(3);
      const texts = await alternatives(gallery(page).locator('ul > li img'));
      for (const text of texts) expect(text.length).toBeGreaterThan(30);
    }),
    breaks: [remove(event, 'sections/edicoes/cards/0'), withoutSections(event, /^id:edicoes/)],
  },
  {
    id: '59.7',
    says: 'a video card, that opens a video site in a new tab',
    tried: on(EVENT, async (page) => {
      const card = cards(page).filter({ hasText: 'em vídeo' });
      await now(card.locator('img')).toHaveAttribute('alt', /.{30}/);
      const film = card.getByRole('link', { name: /^Assistir ao vídeo/ });
      await now(film).toHaveAttribute(
        'href',
        'https://video.example/baluarte/roundtable-sessions-1',
      );
      await now(film).toHaveAttribute('target', '_blank');
      await now(film).toHaveAttribute('rel', /noopener/);
    }),
    breaks: [
      remove(event, 'sections/video-e-caso/cards/0/action'),
      put(event, 'sections/video-e-caso/cards/0/action/to', '/materiais'),
    ],
  },
  {
    id: '59.8',
    says: 'two speakers of vendors',
    tried: on(EVENT, async (page) => {
      await now(speakers(page).filter({ hasText: /(Torreão|Vedra)\.$/ })).toHaveCount(2);
      expect((await read(speakers(page).locator('h3'))).slice(0, 2)).toEqual([
        'Rafael Monteverde',
        'Helena Prado Assis',
      ]);
    }),
    breaks: [
      remove(event, 'sections/palestrantes/cards/1'),
      withoutSections(event, /^id:palestrantes/),
    ],
  },
  {
    id: '59.9',
    says: 'three speakers of the company',
    tried: on(EVENT, async (page) => {
      await now(speakers(page).filter({ hasText: /Baluarte\.$/ })).toHaveCount(3);
      expect((await read(speakers(page).locator('h3'))).slice(2)).toEqual([
        'Otávio Lacerda',
        'Lívia Sarmento',
        'Cauê Antunes',
      ]);
      await now(speakers(page).locator('img')).toHaveCount(5);
    }),
    breaks: [remove(event, 'sections/palestrantes/cards/4')],
  },
  {
    id: '59.10',
    says: 'the image of a success case, with its link',
    tried: on(EVENT, async (page) => {
      const told = cards(page).filter({ hasText: 'Barbosa' });
      await now(told.locator('img')).toHaveAttribute('src', '/imagens/caso-barbosa.svg');
      await now(told.locator('img')).toHaveAttribute('alt', /loja da Barbosa/);
      await now(told.getByRole('link')).toHaveAttribute('href', '/case-barbosa');
    }),
    breaks: [
      remove(event, 'sections/video-e-caso/cards/1'),
      put(event, 'sections/video-e-caso/cards/1/picture/src', '/imagens/galeria-4.svg'),
    ],
  },
  {
    id: '59.11',
    says: 'the image of the official invitation',
    tried: on(EVENT, async (page) => {
      const invitation = page.getByRole('img', { name: /^Convite oficial/ });
      await now(invitation).toHaveAttribute('src', '/imagens/convite.svg');
    }),
    breaks: [remove(event, 'sections/event/picture')],
  },
  {
    id: '59.12',
    says: 'a registration form with all five fields',
    tried: on(EVENT, async (page) => {
      const form = page.getByRole('form', { name: 'Roundtable Sessions' });
      for (const name of ['name', 'email', 'phone', 'company', 'message'])
        await now(form.locator(`[name=${name}]`)).toBeVisible();
    }),
    breaks: [
      renameField('forms/roundtable.json', 'company', 'firm'),
      renameField('forms/roundtable.json', 'phone', 'tel'),
    ],
  },
  {
    id: '59.13',
    says: 'with 13 interest checkboxes',
    tried: on(EVENT, async (page) => {
      const form = page.getByRole('form', { name: 'Roundtable Sessions' });
      await now(form.getByRole('checkbox')).toHaveCount(13);
      await now(form.getByRole('checkbox').last()).toBeVisible();
    }),
    breaks: [remove('forms/roundtable.json', 'fields/interests/options/12')],
  },
  {
    id: '59.14',
    says: 'an agenda with three editions, the third one marked as coming soon',
    tried: on(EVENT, async (page) => {
      const editions = page.locator('#agenda ol > li');
      await now(editions).toHaveCount(3);
      await now(page.locator('#agenda header p').first()).toHaveText('Agenda');
      const third = editions.nth(2);
      await now(third).toContainText('3ª edição');
      await now(third.locator('h3')).toHaveText('Em breve');
      await now(editions.nth(1)).toContainText('23/07/2025');
    }),
    breaks: [withoutSections(event, /^id:agenda/), swap(event, '"Em breve"', '"Em maio"')],
  },
  {
    id: '59.15',
    says: 'a WhatsApp button',
    tried: on(EVENT, async (page) => {
      const button = page.getByLabel('Conversar pelo WhatsApp (abre em nova aba)');
      await now(button).toBeInViewport();
      await now(button).toHaveAttribute('href', /^https:\/\/wa\.me\/5511900000000\?text=Ol/);
    }),
    breaks: [put('messages.json', 'navigation/whatsapp', 'Abrir')],
  },
] satisfies Statement[];
