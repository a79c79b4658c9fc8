import { afterEach, describe, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import { withListPages } from '../compile/list-pages.ts';
import { onlyLive } from '../compile/only-live.ts';
import { movePage } from '../edit/move-page.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { artigo, diario, list, recordFile, TEMPLATE, template } from '../testing/diario.ts';
import { createFixture, EVENT, type Files, type Fixture, makeOld } from '../testing/fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** Loads a site, which is old enough to be kept. */
function load(files: Files) {
  fixture = createFixture(files);
  makeOld(fixture, Object.keys(files));
  return createSiteConfigLoader(fixture.root)();
}

const TWO = {
  primeiro: artigo(),
  segundo: artigo({ title: 'Segundo', summary: `${artigo().summary} Outro.` }),
};

const META = {
  title: '{title} | Forte',
  description: { field: 'summary' },
  keywords: ['diário'],
  breadcrumb: { label: { field: 'title' } },
};

const LONG = { meta: META };

const told = ({ problems }: ReturnType<typeof load>) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

describe('a record on the page of its collection', () => {
  it('is a page like any other', () => {
    const { config, problems } = load(diario(TWO));
    expect(problems).toEqual([]);
    const page = config?.pages.find(({ path }) => path === '/diario/primeiro');
    expect(page?.file).toBe(recordFile('primeiro'));
    expect(page?.page).toEqual({
      path: '/diario/primeiro',
      meta: {
        title: 'Primeiro | Forte',
        description: artigo().summary,
        keywords: ['diário', 'Ofício'],
      },
      sections: [
        {
          type: 'article',
          title: 'Primeiro',
          date: '2026-03-04',
          blocks: [{ heading: '4 de março de 2026', paragraphs: [artigo().summary] }],
        },
      ],
    });
    expect(page?.structuredData).toEqual({
      '@type': 'BlogPosting',
      headline: 'Primeiro',
      publisher: { '@id': '/#organization' },
    });
  });

  it('is the same from the cache', () => {
    const first = load(diario(TWO));
    first.remember();
    const again = createSiteConfigLoader((fixture as Fixture).root)();
    const plain = ({ config }: typeof first) =>
      JSON.stringify(
        config?.pages.map(({ path, page, references, named, links, facts, structuredData }) => ({
          ...{ path, page, references, named, links, facts, structuredData },
        })),
      );
    expect(plain(again)).toBe(plain(first));
    expect(again.site.entries.find(({ kind }) => kind === 'record')).toHaveProperty('page');
  });

  it('is another page when the template is another', () => {
    load(diario(TWO)).remember();
    fixture?.write({ [TEMPLATE]: template({ path: '/textos/{id}' }) });
    const { config } = createSiteConfigLoader((fixture as Fixture).root)();
    expect(config?.pages.map(({ path }) => path)).toContain('/textos/segundo');
  });

  it('is a draft, or not live yet, as the record is', () => {
    const { config, site } = load(
      diario({
        ...TWO,
        terceiro: artigo({ title: 'Terceiro', draft: true }),
        quarto: artigo({ title: 'Quarto', publishAt: '2999-01-01' }),
      }),
    );
    const live = onlyLive(config!, site.clock).pages.map(({ path }) => path);
    expect(live.filter((path) => path.startsWith('/diario/'))).toEqual([
      '/diario/primeiro',
      '/diario/segundo',
    ]);
  });
});

describe('what is wrong is told where it is put right', () => {
  it('in the record: a value that its schema refuses, once', () => {
    const files = diario({ primeiro: artigo({ date: '4 de março', title: '' }) });
    expect(told(load(files)).sort()).toEqual([
      `${recordFile('primeiro')}/date bad-format`,
      `${recordFile('primeiro')}/title empty-text`,
    ]);
  });

  it('in the record: a needed text that is empty, or blank, without the advice to delete it', () => {
    for (const title of ['', ' ']) {
      const { problems } = load(diario({ primeiro: artigo({ title }) }));
      expect(problems.map(({ hint }) => worded(hint))).toContain(
        'Escreva o texto: o campo é obrigatório.',
      );
    }
  });

  it('in the record: a value that its page refuses', () => {
    const files = diario({ primeiro: artigo({ summary: 'Curto.' }) });
    expect(told(load(files))).toEqual([`${recordFile('primeiro')}/summary too-short`]);
  });

  it('in the record, by the text of the template: what gets too long with its value', () => {
    const title = `Um título ${'comprido '.repeat(6)}demais`;
    const { problems } = load(diario({ primeiro: artigo({ title, summary: 'Curto.' }) }, LONG));
    const [long, short] = problems.filter(({ severity }) => severity === 'error');
    expect(long).toMatchObject({ file: recordFile('primeiro'), pointer: '/title' });
    expect(worded(long?.message)).toBe(
      'O texto “{title} | Forte” de site-config/records/diario.json (/meta/title), com “title” deste registro, tem 78 caracteres; o máximo é 70.',
    );
    expect(worded(long?.hint)).toBe(
      'Corte pelo menos 8 caracteres. Faça isso aqui ou, para todos os registros, em site-config/records/diario.json.',
    );
    expect(worded(short?.message)).toContain(
      '“summary”, lido como “description” por site-config/records/diario.json (/meta/description), tem 6 caracteres',
    );
  });

  it('in the record, by the name of its field: the end of an event before its start', () => {
    const sections = [
      { ...EVENT, startsAt: '2026-07-22T11:00:00-03:00', endsAt: { field: 'category' } },
    ];
    const ended = artigo({ category: '2026-07-22T10:00:00-03:00' });
    const { problems } = load(diario({ primeiro: ended }, { sections }));
    const [order] = problems.filter(({ code }) => code === 'event-order');
    expect(order).toMatchObject({ file: recordFile('primeiro'), pointer: '/category' });
    expect(worded(order?.hint)).toMatch(/^Escreva em “category” uma hora depois de “2026-07-22T11/);
  });

  it('nowhere: a title that is too long for the breadcrumb is cut there', () => {
    const title = `Um título ${'comprido '.repeat(5)}ainda`;
    const { problems, config } = load(
      diario({ primeiro: artigo({ title }) }, { ...LONG, meta: { ...META, title: 'Artigo' } }),
    );
    expect(problems).toEqual([]);
    const page = config?.pages.find(({ path }) => path === '/diario/primeiro')?.page;
    expect(page?.meta.breadcrumb?.label).toBe('Um título comprido comprido comprido comprido…');
  });

  it('in the record: a link in it that leads nowhere, once', () => {
    const files = diario({ ...TWO, primeiro: artigo({ lead: 'Veja [isto](/nada).' }) });
    expect(told(load(files))).toEqual([`${recordFile('primeiro')}/lead link-missing`]);
  });

  it('in the template, once: a link that leads nowhere', () => {
    const files = diario(TWO, {
      sections: [
        { type: 'hero', title: { field: 'title' }, text: { field: 'summary' } },
        { type: 'call-to-action', title: 'Vamos?', actions: [{ label: 'Vamos', to: '/nada' }] },
      ],
    });
    expect(told(load(files))).toEqual([`${TEMPLATE}/sections/1/actions/0/to link-missing`]);
  });

  it('in the template, once: a section that is none', () => {
    const files = diario(TWO, { sections: [{ type: 'heroo', title: { field: 'title' } }] });
    expect(told(load(files))).toEqual([`${TEMPLATE}/sections/0/type unknown-type`]);
  });

  it.each([
    ['a field', { field: 'title' }],
    ['a text with a field', 'Sobre {title}'],
  ])('in the template, once: a wrong key, whose value is %s', (_, titulo) => {
    const { problems } = load(
      diario(TWO, { sections: [{ type: 'hero', titulo, text: { field: 'summary' } }] }),
    );
    expect(problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`)).toEqual([
      `${TEMPLATE}/sections/0/titulo unknown-key`,
    ]);
    const [problem] = problems;
    expect(worded(problem?.message)).toBe(
      '“titulo” não é um campo aceito em “hero”. Você quis dizer “title”?',
    );
    expect(worded(problem?.hint)).toBe('Escreva "title".');
    expect(problem?.fix).toMatchObject([{ file: TEMPLATE, text: '"title"' }]);
  });

  it('in the template: a wrong key, without a value of one record in the correction', () => {
    const { problems } = load(
      diario(TWO, {
        sections: [{ type: 'prose', blocks: [{ parágrafo: { field: 'summary' } }] }],
      }),
    );
    expect(problems.map(({ file, code, fix }) => [file, code, fix])).toEqual([
      [TEMPLATE, 'unknown-key', undefined],
    ]);
    expect(worded(problems[0]?.hint)).toBe('Escreva "paragraphs".');
  });

  it('in the template, once: markup in a text that takes none, and none in one that does', () => {
    const files = diario(TWO, {
      sections: [
        { type: 'hero', title: '**Ofício**', text: '**{category}**, de {date}.' },
        {
          type: 'call-to-action',
          title: 'Vamos?',
          text: 'Traga **as suas perguntas** sobre {category}.',
          actions: [{ label: 'Vamos', to: '/sobre' }],
        },
      ],
    });
    expect(
      load(files).problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`),
    ).toEqual([`${TEMPLATE}/sections/0/title markup-in-text`]);
  });

  it('in the template: a field that records have not', () => {
    const files = diario(TWO, { card: { title: { field: 'titulo' } } });
    expect(told(load(files))).toEqual([`${TEMPLATE}/card/title/field record-field`]);
  });

  it('in the file: an address that a page has already', () => {
    const files = { ...diario(TWO), 'site-config/pages/outra.json': list() };
    const page = { ...list(), path: '/diario/segundo' };
    expect(told(load({ ...files, 'site-config/pages/outra.json': page }))).toHaveLength(1);
  });

  it('in the file: a name that can be no address', () => {
    const files = { ...diario(TWO), [recordFile('Meu Texto')]: artigo() };
    expect(told(load(files))).toEqual([`${recordFile('Meu Texto')} file-unknown`]);
  });

  it('does not take a link to a feed for one that leads nowhere', () => {
    const page = list({ intro: 'Assine o [feed](/diario/feed.xml), mas não [este](/nada.xml).' });
    const problems = told(load({ ...diario(TWO), 'site-config/pages/diario.json': page }));
    expect(problems).toEqual(['site-config/pages/diario.json/sections/1/intro link-missing']);
  });

  it('does not take a link to a broken record for one that leads nowhere', () => {
    const files = { ...diario(TWO), [recordFile('segundo')]: '{ "title": ' };
    const page = list({ intro: 'Veja [o segundo](/diario/segundo).' });
    const problems = told(load({ ...files, 'site-config/pages/diario.json': page }));
    expect(problems.map((line) => line.split(' ')[1])).toEqual(['json-missing-brace']);
  });
});

describe('edits', () => {
  it('change a link of the template once, and one of a record where it is written', () => {
    load({
      ...diario(
        { ...TWO, segundo: { ...TWO.segundo, lead: 'Veja [isto](/sobre).' } },
        {
          sections: [
            { type: 'hero', title: { field: 'title' }, text: { field: 'summary' } },
            {
              type: 'call-to-action',
              title: 'Vamos?',
              actions: [{ label: 'Vamos', to: '/sobre' }],
            },
            {
              type: 'article',
              title: 'Mais',
              intro: { field: 'lead' },
              blocks: [{ heading: 'Fim' }],
            },
          ],
        },
      ),
    });
    const { root } = fixture as Fixture;
    const plan = movePage(createSiteConfigLoader(root), '/sobre', '/quem');
    const changed = Object.fromEntries(plan.changes.map(({ file, after }) => [file, after ?? '']));
    expect(changed[TEMPLATE]).toContain('"to": "/quem"');
    expect(changed[recordFile('segundo')]).toContain('[isto](/quem)');
    expect(changed).not.toHaveProperty([recordFile('primeiro')]);
  });
});

describe('a list of records', () => {
  it('has pages of its own where there are more than fit on one', () => {
    const pages = {
      size: 1,
      label: 'Páginas',
      newer: 'Mais novos',
      older: 'Mais antigos',
      title: 'página {page}',
    };
    const files = { ...diario(TWO), 'site-config/pages/diario.json': list({ pages }) };
    const { pages: all } = withListPages(load(files).config!);
    const second = all.find(({ path }) => path === '/diario/2');
    expect(second?.page.meta.title).toBe('Título de /diario, página 2');
    expect(all.filter(({ listPage }) => listPage)).toHaveLength(1);
  });
});
