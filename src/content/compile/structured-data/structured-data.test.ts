import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { Page, Place } from '../../../types/config.gen.ts';
import type { Assets } from '../../../ui/data/types.ts';
import { createCompiler } from '../../node/compiler.ts';
import { createSiteConfigLoader } from '../../node/site-config-loader.ts';
import { iconsOf } from '../../node/site-icons.ts';
import { structuredData } from './structured-data.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const site = await createCompiler(config!, publicDir, {
  ...process.env,
  SITE_URL: 'https://a.example',
}).site();
const meta = { title: 'T | Marca', description: 'D', keywords: [] };
const page = (part: Partial<Page>): Page => ({ path: '/p', meta, sections: [], ...part });

function graphOf(shown: Page, records: Assets['records'] = {}) {
  const data = { page: shown, assets: { records } };
  const script = structuredData(data, site, iconsOf(publicDir));
  const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
}

const itemsOf = (shown: Page, records?: Assets['records']) =>
  Object.fromEntries(graphOf(shown, records).map((item) => [item['@type'], item]));

test('every page names its organization; the home page also describes the site and the organization', () => {
  const named = { '@id': 'https://a.example/#organization', name: 'Fortim' };
  const items = itemsOf(page({}));
  expect(Object.keys(items)).toEqual(['Organization']);
  expect(items.Organization).toEqual({
    '@type': 'Organization',
    url: 'https://a.example/',
    ...named,
  });
  const home = itemsOf(page({ path: '/' }));
  expect(Object.keys(home)).toEqual(['Organization', 'WebSite']);
  expect(home.Organization).toMatchObject({
    ...named,
    telephone: '+551130000000',
    email: 'contato@fortim.example',
    logo: 'https://a.example/icon-512.png',
  });
});

test('a firm says what it is, and its address in parts', () => {
  const firm = structuredClone(site);
  firm.site.brand.kind = 'AccountingService';
  firm.site.contacts.address = ['14 Tanner Row', 'Leeds LS1 4ZZ'];
  const address = () => {
    const shown = { page: page({ path: '/' }), assets: { records: {} } };
    const script = structuredData(shown, firm, iconsOf(publicDir));
    const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
    const [item] = JSON.parse(json)['@graph'];
    expect(item['@type']).toBe('AccountingService');
    return item.address;
  };
  const lines = { '@type': 'PostalAddress', streetAddress: '14 Tanner Row, Leeds LS1 4ZZ' };
  expect(address()).toEqual(lines);
  const parts = { locality: 'Leeds', postalCode: 'LS1 4ZZ', country: 'GB' };
  firm.site.contacts.postal = { street: '14 Tanner Row', ...parts };
  expect(address()).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '14 Tanner Row',
    addressLocality: 'Leeds',
    postalCode: 'LS1 4ZZ',
    addressCountry: 'GB',
  });
});

test('two sections with questions are one list of a page, and a list in an answer keeps its lines', () => {
  const asked = (...titles: string[]) => ({
    type: 'accordion' as const,
    title: 'T',
    questions: true,
    items: titles.map((title) => ({ title, text: 'Bring:\n\n- **your** P60\n- a bill' })),
  });
  const graph = graphOf(page({ sections: [asked('A', 'B'), asked('B', 'C')] as never }));
  const lists = graph.filter((item) => item['@type'] === 'FAQPage');
  expect(lists).toHaveLength(1);
  const questions = lists[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(questions[0]?.acceptedAnswer.text).toBe('Bring:\nyour P60\na bill');
});

test('no text can close the script element', () => {
  const description = '</script><script>alert(1)</script><!--';
  const shown = page({ meta: { ...meta, description, kind: 'service' } });
  const script = structuredData({ page: shown, assets: { records: {} } }, site, iconsOf(publicDir));
  expect(script.match(/</g)).toHaveLength(2);
  const service = itemsOf(page({ meta: { ...meta, description, kind: 'service' } })).Service;
  expect(service).toMatchObject({ description });
});

test('the breadcrumb data matches the visible one, with the page itself at its end', () => {
  const breadcrumb = { label: 'AFIP', parents: [{ label: 'Materiais', to: '/materiais' }] };
  const { BreadcrumbList } = itemsOf(page({ meta: { ...meta, breadcrumb } }));
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'Materiais', item: 'https://a.example/materiais' },
    { '@type': 'ListItem', position: 3, name: 'AFIP', item: 'https://a.example/p' },
  ]);
});

const event = {
  type: 'event',
  title: 'Quando e onde',
  startsAt: '2025-07-23T11:00:00-03:00',
  endsAt: '2025-07-23T17:00:00-03:00',
  place: 'Cotia, SP',
  upcoming: { badge: 'b', text: 'Com **almoço**.' },
  past: { badge: 'b', text: 't' },
} as const;

test('an event has its dates and place, and only a status that its facts give', () => {
  const named = { ...meta, title: 'Mesa redonda | Fortim' };
  const { Event } = itemsOf(page({ meta: named, sections: [event] }));
  expect(Event).toMatchObject({
    name: 'Mesa redonda',
    startDate: event.startsAt,
    endDate: event.endsAt,
    location: { '@type': 'Place', name: 'Cotia, SP' },
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test('several events of a page are told apart by their sections', () => {
  const reading = { ...event, id: 'leitura', title: 'Uma *leitura*', intro: 'Com a [autora](/a).' };
  const events = graphOf(page({ sections: [reading, { ...event }] })).filter(
    (item) => item['@type'] === 'Event',
  );
  expect(events).toMatchObject([
    {
      '@id': 'https://a.example/p#leitura',
      url: 'https://a.example/p#leitura',
      name: 'Uma leitura',
      description: 'Com a autora.',
    },
    {
      '@id': 'https://a.example/p#event-2',
      url: 'https://a.example/p',
      name: 'Quando e onde',
      description: 'Com almoço.',
    },
  ]);
});

test('a video has what search engines need, in plain text', () => {
  const video = {
    type: 'video',
    id: 'filme',
    title: 'Do alerta à contenção',
    intro: 'O que o **SOC** faz. Veja o [NSOC](/nsoc).',
    poster: { src: '/filmes/capa.webp', alt: '' },
    seconds: 25,
    published: '2026-11-21',
    transcript: ['Um ponto fica *vermelho*.', 'O servidor é isolado.'],
  } as const;
  const files = { from: 'files', mp4: '/filmes/f.mp4', captions: '/filmes/f.vtt' } as const;
  const player = 'https://video.example/embed/1';
  const there = { from: 'site', name: 'V', player, page: 'https://video.example/1' } as const;
  const itemOf = (source: typeof files | typeof there) =>
    itemsOf(page({ sections: [{ ...video, transcript: [...video.transcript], source }] }))
      .VideoObject;
  expect(itemOf(files)).toMatchObject({
    '@id': 'https://a.example/p#filme',
    name: 'Do alerta à contenção',
    description: 'O que o SOC faz. Veja o NSOC.',
    thumbnailUrl: 'https://a.example/filmes/capa.webp',
    uploadDate: '2026-11-21T00:00:00-03:00',
    duration: 'PT25S',
    contentUrl: 'https://a.example/filmes/f.mp4',
    transcript: 'Um ponto fica vermelho. O servidor é isolado.',
  });
  expect(itemOf(there)).toMatchObject({ embedUrl: player });
  expect(itemOf(there)).not.toHaveProperty('contentUrl');
});

test('a page that opens with a case is an article; a page that shows only a part of one is not', () => {
  const study = { type: 'case-study', case: 'barbosa' } as const;
  const named = { ...meta, title: 'Da rede sem padrão | Fortim' };
  const { Article } = itemsOf(page({ meta: named, sections: [study] }));
  expect(Article).toMatchObject({
    headline: 'Da rede sem padrão',
    description: 'D',
    url: 'https://a.example/p',
    author: { '@id': 'https://a.example/#organization' },
  });
  const part = { ...study, parts: ['results' as const] };
  expect(itemsOf(page({ sections: [part] })).Article).toBeUndefined();
});

test('a place has its hours, with holidays, as search engines read them', () => {
  const places = {
    centro: {
      name: 'Loja do centro',
      kind: 'Store',
      address: ['Rua A, 1', 'Cotia, SP'],
      phone: { label: '(11) 3000-0000', to: 'tel:+551130000000' },
      hours: [
        { days: ['monday', 'friday'], times: ['09:00-12:00', '14:00-24:00'] },
      ] as Place['hours'] & object,
      exceptions: [
        { name: 'Natal', from: '2026-12-25' },
        { name: 'Véspera', from: '2026-12-24', times: ['09:00-13:00'] },
      ],
    },
  };
  const labels = { hours: 'Horário', closed: 'Fechado', exceptions: 'Feriados' };
  const section = { type: 'places' as const, title: 'Onde', places: ['centro'], labels };
  const { Store } = itemsOf(page({ sections: [section] }), { places });
  expect(Store).toMatchObject({
    '@id': 'https://a.example/#place-centro',
    name: 'Loja do centro',
    telephone: '+551130000000',
    address: { '@type': 'PostalAddress', streetAddress: 'Rua A, 1, Cotia, SP' },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Monday', 'Friday'], opens: '14:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
    ],
    parentOrganization: { '@id': 'https://a.example/#organization' },
  });
});

test('a person has name, role and addresses elsewhere', () => {
  const people = {
    ana: {
      name: 'Ana',
      role: 'Sócia',
      text: 'Desde **2009**.',
      links: [
        { label: 'a@b.example', to: 'mailto:a@b.example' },
        { label: 'Rede', to: 'https://rede.example/ana' },
        { label: 'Página', to: '/sobre' },
      ],
    },
  };
  const { Person } = itemsOf(
    page({ sections: [{ type: 'people', title: 'Quem', people: ['ana'] }] }),
    { people },
  );
  expect(Person).toMatchObject({
    '@id': 'https://a.example/#person-ana',
    name: 'Ana',
    jobTitle: 'Sócia',
    description: 'Desde 2009.',
    email: 'a@b.example',
    sameAs: ['https://rede.example/ana'],
  });
});

test('a price is an offer; of a lowest price, what one pays is not told', () => {
  const { OfferCatalog } = itemsOf(
    page({
      sections: [
        {
          type: 'prices',
          title: 'Quanto custa',
          currency: 'BRL',
          items: [
            { title: 'Aula', amount: 90, per: 'por pessoa' },
            { title: 'Curso', from: 'a partir de', amount: 390 },
            { title: 'Sob medida', per: 'sob consulta' },
          ],
        },
      ],
    }),
  );
  const offers = OfferCatalog?.itemListElement as unknown[];
  const [lesson, course, other] = offers;
  expect(lesson).toMatchObject({ '@type': 'Offer', price: 90, priceCurrency: 'BRL' });
  expect(course).toMatchObject({ priceSpecification: { minPrice: 390, priceCurrency: 'BRL' } });
  expect(course).not.toHaveProperty('price');
  expect(other).toMatchObject({ name: 'Sob medida' });
  expect(other).not.toHaveProperty('priceSpecification');
});

test('an accordion is a page of questions only if it says so', () => {
  const items = [
    { id: 'a', title: 'Abre aos domingos?', text: 'Sim, das **10h** às 13h.' },
    { id: 'b', title: 'Pedidos', text: '', entries: [{ title: 'Entrega?', text: 'Sim.' }] },
  ];
  const accordion = { type: 'accordion' as const, title: 'Perguntas', items };
  expect(itemsOf(page({ sections: [accordion] }))).not.toHaveProperty('FAQPage');
  const { FAQPage } = itemsOf(page({ sections: [{ ...accordion, questions: true }] }));
  expect(FAQPage?.mainEntity).toMatchObject([
    { name: 'Abre aos domingos?', acceptedAnswer: { text: 'Sim, das 10h às 13h.' } },
    { name: 'Entrega?', acceptedAnswer: { text: 'Sim.' } },
  ]);
});
