import { expect, test } from 'vitest';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { Page } from '../../../types/config.gen.ts';
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

function graphOf(shown: Page) {
  const script = structuredData(shown, site, iconsOf(publicDir));
  const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
}

const itemsOf = (shown: Page) =>
  Object.fromEntries(graphOf(shown).map((item) => [item['@type'], item]));

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

test('no text can close the script element', () => {
  const description = '</script><script>alert(1)</script><!--';
  const script = structuredData(
    page({ meta: { ...meta, description, kind: 'service' } }),
    site,
    iconsOf(publicDir),
  );
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
