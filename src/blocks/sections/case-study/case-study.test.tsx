import { expect, test } from 'vitest';
import cases from '../../../../tests/fixture-site/site-config/collections/cases.json';
import { renderApp } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { FIELDS_OF_PART } from './shown-fields.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ page }) => page.path === '/case-barbosa')!);
const study = cases.barbosa;

type Parts = SectionOf<'case-study'>['parts'];

/** The headings of a page that shows the case so many times, each with parts of its own. */
const headings = (...times: Parts[]) => {
  const sections = times.map((parts) => ({ type: 'case-study', case: 'barbosa', parts }) as const);
  const body = renderApp(site, { ...data, page: { ...data.page, sections } });
  return [...body.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/g)].map(
    ([, level, text = '']) => `${level} ${text.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')}`,
  );
};

test('a case without a parts list shows its title and all parts', () => {
  const [title, ...parts] = headings(undefined);
  expect(title).toBe(`1 ${study.title}`);
  expect(parts).toHaveLength(5);
});

test('the parts of all sections are in the given order, below the title', () => {
  const { about, testimonial } = config!.messages.cases;
  expect(headings(['opening', 'testimonial'], ['phases', 'about'])).toEqual([
    `1 ${study.title}`,
    `2 ${testimonial}`,
    `2 ${study.phases.title}`,
    `2 ${about}`,
  ]);
});

test('a case without challenges leaves them to other sections of its page', () => {
  const { challenges: _, ...bare } = study;
  const assets = { ...data.assets, records: { cases: { barbosa: bare } } };
  const section: SectionOf<'case-study'> = {
    type: 'case-study',
    case: 'barbosa',
    parts: ['opening', 'answer'],
  };
  const page = { ...data.page, sections: [section] };
  expect(renderApp(site, { ...data, page })).toContain('<table');
  expect(renderApp(site, { ...data, assets, page })).not.toContain('<table');
});

test('challenges and solutions are a table, or the arrangement of the section', () => {
  expect(bodyOf({ parts: ['answer'] })).toContain('<table');
  const dialogue = bodyOf({ parts: ['answer'], arrangement: 'dialogue' });
  expect(dialogue).not.toContain('<table');
  const words = dialogue.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
  for (const text of [...study.challenges, ...study.solutions])
    expect(words).toContain(text.split(/[[*]/)[0]);
});

test('a result that is a share of a whole has a bar; another has none that says work goes on', () => {
  const bars = [...bodyOf({ parts: ['results'] }).matchAll(/<progress[^>]*data-state="(\w+)"/g)];
  expect(bars).toHaveLength(study.results.length);
  const { progress: _, ...bare } = study.results[0]!;
  const assets = {
    ...data.assets,
    records: { cases: { barbosa: { ...study, results: [bare] } } },
  };
  const section = { type: 'case-study', case: 'barbosa', parts: ['results' as const] } as const;
  const page = { ...data.page, sections: [{ ...section, parts: [...section.parts] }] };
  const html = renderApp(site, { ...data, assets, page });
  expect(html).not.toContain('<progress');
  expect(html).not.toContain('<label');
  // Without a bar that says it in words, the number itself is read.
  expect(html).toMatch(new RegExp(`<span(?![^>]*aria-hidden)[^>]*>${bare.value}</span>`));
});

test('without an opening, the first part has the page title as its only h1', () => {
  const { about, testimonial } = config!.messages.cases;
  expect(headings(['about', 'testimonial'])).toEqual([`1 ${about}`, `2 ${testimonial}`]);
});

/** What a page of one such section is. */
const bodyOf = (section: Omit<SectionOf<'case-study'>, 'type' | 'case'>) =>
  renderApp(site, {
    ...data,
    page: { ...data.page, sections: [{ type: 'case-study', case: 'barbosa', ...section }] },
  });

test('a layout applies only to the part that supports it', () => {
  const quote = study.testimonial.content;
  const twoParts = bodyOf({ parts: ['opening', 'results'], layout: 'beside' });
  expect(twoParts).toMatch(/^(?:(?!data-layout).)*<h1/s);
  expect(twoParts).toContain(quote);
  expect(bodyOf({ parts: ['opening', 'results'], layout: 'under' })).not.toContain(quote);
  expect(bodyOf({ parts: ['opening'], layout: 'over' })).toMatch(/data-layout="over".*<h1/s);
});

test('each part shows the fields that the validator expects there, and no other part does', () => {
  const marked = {
    ...study,
    sector: '<sector>',
    aboutTitle: '<aboutTitle>',
    about: ['<about>'],
    finding: '<finding>',
    results: study.results.map((result) => ({ ...result, label: '<results>' })),
    answer: '<answer>',
    challenges: ['<challenges>', 'b'],
    solutions: ['<solutions>', 'b'],
    measures: ['<measures>', 'b'],
    phases: { ...study.phases, title: '<phases>' },
    testimonial: { ...study.testimonial, content: '<testimonial>' },
  };
  const assets = { ...data.assets, records: { cases: { barbosa: marked } } };
  const shown = (parts: Parts, arrangement?: 'dialogue') => {
    const sections = [{ type: 'case-study', case: 'barbosa', parts, arrangement } as const];
    const html = renderApp(site, { assets, page: { ...data.page, sections } });
    return Object.keys(marked).filter((key) => html.includes(`&lt;${key}&gt;`));
  };
  expect(shown(['opening'])).toEqual([]);
  for (const [part, fields] of Object.entries(FIELDS_OF_PART)) {
    const written = fields.filter((key) => key !== 'chart'); // drawn, not written
    expect(shown(['opening', part as keyof typeof FIELDS_OF_PART]).sort()).toEqual(written.sort());
  }
  expect(shown(['answer'], 'dialogue').sort()).toEqual(['answer', 'challenges', 'solutions']);
});

test('a case of a small job has only what it needs', () => {
  const { path, client, title, summary, picture, about } = study;
  const small = { path, client, title, summary, picture, about };
  const assets = { ...data.assets, records: { ...data.assets.records, cases: { small } } };
  const sections = [{ type: 'case-study', case: 'small' } as const];
  const body = renderApp(site, { ...data, assets, page: { ...data.page, sections } });
  expect([...body.matchAll(/<h[12]/g)]).toHaveLength(2); // the title, and about the client
});
