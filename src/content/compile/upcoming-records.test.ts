import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isShown } from '../../ui/data/event-state.ts';
import { worded } from '../../words/reader.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario, list } from '../testing/diario.ts';
import { createFixture } from '../testing/fixture.ts';
import { withListPages } from './list-pages.ts';
import { nextChange } from './next-change.ts';
import { createRecordKeys } from './record-keys.ts';
import { listedRecord } from './record-lists.ts';

const day = (title: string, date: string) => artigo({ title, date, category: title });
const fixture = createFixture({
  ...diario({
    um: day('Um', '2027-01-05'),
    dois: day('Dois', '2027-02-01'),
    tres: day('Três', '2027-03-01'),
  }),
  'site-config/pages/diario.json': list({
    order: 'upcoming',
    layout: 'compact',
    categories: {
      path: '/diario/sobre/{category}',
      title: '{category}',
      label: 'Assuntos',
      all: 'Todos',
    },
  }),
  'site-config/pages/passados.json': { ...list({ order: 'past' }), path: '/passados' },
});
afterAll(fixture.remove);

const written = createSiteConfigLoader(fixture.root)().config!;
const on = (today: string) => withListPages({ ...written, today });

async function titlesOn(today: string, path: string): Promise<string[] | undefined> {
  const config = on(today);
  const compiler = createCompiler(config, join(fixture.root, 'public'), {
    ...process.env,
    SITE_URL: 'https://www.forte.example',
  });
  const { assets } = await compiler.page(config.pages.find((page) => page.path === path)!);
  return Object.values(assets.lists ?? {})[0]?.items.map(({ title }) => title);
}

test('what is to come stands in the order in which it comes, and what is over elsewhere', async () => {
  expect(await titlesOn('2027-01-05', '/diario')).toEqual(['Um', 'Dois', 'Três']);
  expect(await titlesOn('2027-01-05', '/passados')).toEqual([]);
  expect(await titlesOn('2027-02-02', '/diario')).toEqual(['Três']);
  expect(await titlesOn('2027-02-02', '/passados')).toEqual(['Dois', 'Um']);
});

test('the page of a category stays when nothing of it is to come', async () => {
  expect(await titlesOn('2027-02-02', '/diario/sobre/um')).toEqual([]);
});

test('a build makes a page anew once a date is over, and says when that is', () => {
  const keyOn = (today: string) => {
    const config = on(today);
    return createRecordKeys(config)(config.pages.find(({ path }) => path === '/diario')!);
  };
  expect(keyOn('2027-01-05')).toBe(keyOn('2027-01-01'));
  expect(keyOn('2027-01-06')).not.toBe(keyOn('2027-01-05'));
  const now = Date.parse('2027-01-05T15:00:00Z');
  const change = nextChange(
    { ...written, today: '2027-01-05' },
    { now, timeZone: 'America/Sao_Paulo' },
  );
  expect(change && worded(change)).toBe(
    'Próxima mudança: 6/1/2027 00:00, /diario fica com uma data a menos na lista.',
  );
});

test('a date that has an end is a span, in words', () => {
  const site = { language: 'en-GB' } as const;
  const shown = (part: object) =>
    listedRecord(
      { collection: 'a', id: 'b', path: '/b', title: 'B', date: '2027-01-05', ...part },
      site,
    ).date?.text.replace(/\s/g, ' ');
  expect(shown({ until: '2027-01-07' })).toBe('5 – 7 January 2027');
  expect(shown({ until: '2027-01-05' })).toBe('5 January 2027');
  const [date, until] = ['2027-01-05T09:00:00-03:00', '2027-01-05T12:00:00-03:00'];
  expect(shown({ date, until })).toBe('5 January 2027');
  expect(shown({ date, until, showTime: true })).toMatch(/^Tuesday,? 5 January 2027, 09:00–12:00$/);
  expect(shown({ until: '2026-01-07' })).toBe('5 January 2027');
  const untilOf = (until: string) => shown({ date, until, showTime: true });
  expect(untilOf('2027-01-06T17:00:00-03:00')).toBe('5 – 6 January 2027');
  expect(untilOf('2027-02-01T17:00:00-03:00')).toBe('5 January – 1 February 2027');
  expect(untilOf('2027-01-06T02:00:00-03:00')).toMatch(/^Tuesday,? 5 January 2027 at 09:00$/);
});

test('a list that shows nothing is no section of its page', async () => {
  const config = on('2027-01-05');
  const compiler = createCompiler(config, join(fixture.root, 'public'), {
    ...process.env,
    SITE_URL: 'https://www.forte.example',
  });
  const shown = async (path: string) => {
    const { page } = await compiler.page(config.pages.find((page) => page.path === path)!);
    return page.sections.filter((section) => isShown(section, 'upcoming')).length;
  };
  expect([await shown('/passados'), await shown('/diario')]).toEqual([1, 2]);
});
