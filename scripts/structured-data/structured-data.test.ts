import { expect, test } from 'vitest';
import type { Page } from '../../src/types/config.gen.ts';
import { createCompiler } from '../compile/compiler.ts';
import { iconsOf } from '../lib/icon-files.ts';
import { projectRoot, publicDir } from '../lib/project.ts';
import { createSiteConfigLoader } from '../site-config/index.ts';
import { structuredData } from './structured-data.ts';

const { config } = createSiteConfigLoader(projectRoot)();
const site = await createCompiler(config!, publicDir, {
  ...process.env,
  SITE_URL: 'https://a.example',
}).site();
const meta = { title: 'T | Marca', description: 'D', keywords: [] };
const page = (part: Partial<Page>): Page => ({ path: '/p', meta, sections: [], ...part });

function itemsOf(one: Page) {
  const script = structuredData(one, site, iconsOf(publicDir));
  const json = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  const graph = JSON.parse(json)['@graph'] as Record<string, unknown>[];
  return Object.fromEntries(graph.map((item) => [item['@type'], item]));
}

test('every page says whose it is, the home page of what site', () => {
  const items = itemsOf(page({}));
  expect(Object.keys(items)).toEqual(['Organization']);
  expect(items.Organization).toMatchObject({
    '@id': 'https://a.example/#organization',
    name: 'Baluarte',
    telephone: '+551130000000',
    email: 'contato@baluarte.example',
    logo: 'https://a.example/icon-512.png',
  });
  expect(Object.keys(itemsOf(page({ path: '/' })))).toEqual(['Organization', 'WebSite']);
});

test('no text can close the script', () => {
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

test('the trail is the visible one, the page itself at its end', () => {
  const breadcrumb = { label: 'AFIP', parents: [{ label: 'Materiais', to: '/materiais' }] };
  const { BreadcrumbList } = itemsOf(page({ meta: { ...meta, breadcrumb } }));
  expect(BreadcrumbList?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: 'Materiais', item: 'https://a.example/materiais' },
    { '@type': 'ListItem', position: 3, name: 'AFIP', item: 'https://a.example/p' },
  ]);
});

test('an event has its dates and place, and no status that its facts do not give', () => {
  const event = {
    type: 'event',
    title: 'Quando e onde',
    startsAt: '2025-07-23T11:00:00-03:00',
    endsAt: '2025-07-23T17:00:00-03:00',
    place: 'Cotia, SP',
    facts: [],
    upcoming: { badge: 'b', text: 't' },
    past: { badge: 'b', text: 't' },
  } as const;
  const named = { ...meta, title: 'Mesa redonda | Baluarte' };
  const { Event } = itemsOf(page({ meta: named, sections: [{ ...event, facts: [] }] }));
  expect(Event).toMatchObject({
    name: 'Mesa redonda',
    startDate: event.startsAt,
    endDate: event.endsAt,
    location: { '@type': 'Place', name: 'Cotia, SP' },
    eventStatus: 'https://schema.org/EventScheduled',
  });
});
