import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import { writeChanges } from '../node/write-changes.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { form, nova } from '../testing/edits.ts';
import { FIXTURE_SITE, type Files, page, prose, slip, VALID } from '../testing/fixture.ts';
import { applyEdits, draftsOf } from './file-change.ts';
import { fixProblems } from './fix-problems.ts';

const SOBRE = 'site-config/pages/sobre.json';
const INICIO = 'site-config/pages/inicio.json';
const FORM = 'site-config/forms/contato.json';
const SITE = 'site-config/site.json';
const NAVIGATION = 'site-config/navigation.json';
const REDIRECTS = 'site-config/redirects.json';
const open = setUpEditing();
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

const site = VALID[SITE] as object;
const theme = (from: string | RegExp, to: string): Files => {
  const file = 'site-config/theme.json';
  return { [file]: readFileSync(join(FIXTURE_SITE, file), 'utf8').replace(from, () => to) };
};
const countries = (...codes: string[]) =>
  form({ fields: [{ type: 'phone', name: 'fone', label: 'Telefone', countries: codes }] });

/** Slips with one way back, to the letter: each kind of edit. Each slip by itself is of `mistakes.test.ts`. */
const CERTAIN: Record<string, Files> = {
  'a comma after the last item': sobre('"segurança"', '"segurança",'),
  'no comma, many times': sobre(/,\n/g, '\n'),
  'smart quotes all over': sobre(/"/g, '”'),
  'single quotes': sobre('"Um texto."', "'Um texto.'"),
  'a comment': sobre('"path"', '/* a página */"path"'),
  'two tabs inside a text': sobre('Uma descrição da', 'Uma\tdescrição\tda'),
  'a byte order mark': sobre(/^\{/, '\ufeff{'),
  'a misspelt field that is required': sobre('"keywords"', '"keyword"'),
  'a number between quotes': sobre('"columns": 2', '"columns": "2"'),
  'a text where a list goes': sobre(/\[\s*"segurança"\s*\]/, '"segurança"'),
  'an icon in small letters': sobre('"Visibility"', '"visibility"'),
  'a picture in capitals': slip(SITE, '/imagens/forte.svg', '/imagens/Forte.svg'),
  'a link with its slash at the wrong end': slip(NAVIGATION, '"/sobre"', '"sobre/"'),
  'a link that is not safe': slip(SITE, 'https://portal', 'http://portal'),
  'a redirect with a slash too many': slip(REDIRECTS, '"/quem-somos"', '"/quem-somos/"'),
  'a known missing page that exists now': {
    'site-config/known-missing.json': '{\n  "paths": ["/sobre"]\n}\n',
  },
};

/** Slips with a correction to offer, which may be something else than was meant. */
const OFFERED: Record<string, Files> = {
  'a misspelt picture': slip(SITE, '/imagens/forte.svg', '/imagens/fote.svg'),
  'a misspelt link': slip(NAVIGATION, '"/sobre"', '"/sobr"'),
  'a misspelt anchor': slip(NAVIGATION, '#historia', '#histora'),
  'a misspelt link in a text': slip(INICIO, '(/sobre#historia)', '(/sobri#historia)'),
  'a misspelt anchor in a text': slip(INICIO, '(/sobre#historia)', '(/sobre#historai)'),
  'a phone as people write it': slip(SITE, 'tel:+551130000000', 'tel:(11) 3000-0000'),
  'a partner whose name is like another': slip(INICIO, '"vedra"', '"pedra"'),
  'a page that may still be to come': slip(NAVIGATION, '"/sobre"', '"/sobra"'),
  'an icon that is like one': sobre('"Visibility"', '"VisibilityIcon"'),
  'a day and a month that may be the other way round': {
    [SITE]: { ...site, security: { contact: 'mailto:a@b.example', expires: '03/04/2999' } },
  },
  'a number with a comma or a point for thousands': theme(
    '"contentWidth": 1200',
    '"contentWidth": "1.200"',
  ),
  'a colour by name': theme(/"ink": *"#\w+"/, '"ink": "preto"'),
  'a text of several lines where a list goes': slip(SITE, /\[\s*"Rua Um, 1"\s*\]/, '"Rua Um, 1"'),
  'a word for true where a text may go': slip(FORM, '"label"', '"required": Sim, "label"'),
  'a time zone that is like one': slip(SITE, 'America/Sao_Paulo', 'America/Sao_Paolo'),
};

/** No correction to offer: a short code is another code with another letter, and a form is no meaning. */
const NOT_GUESSED: Record<string, Files> = {
  'a country that the form does not take': countries('us', 'zz'),
  'another, that is like one': countries('br', 'pp'),
  'a code of three letters': countries('usa'),
  'a number that is not whole, of columns': sobre('"columns": 2', '"columns": "2,5"'),
  'a colour that is no background': nova({ ...prose('Oi.'), background: 'vermelho' }),
};

const asWritten = (file: string) => JSON.stringify(VALID[file], null, 2);

describe('fixProblems', () => {
  it.each(Object.entries(CERTAIN))('%s', (_, files) => {
    const { root, load, read } = open(files);
    const { changes, fixed } = fixProblems(load);
    expect(fixed.length).toBeGreaterThan(0);
    expect(load(draftsOf(changes)).problems).toEqual([]);
    expect(changes.map(({ file }) => file)).toEqual(Object.keys(files));
    writeChanges(root, changes);
    expect(load().problems).toEqual([]);
    for (const file of Object.keys(files))
      expect(JSON.parse(read(file)!)).toEqual(JSON.parse(asWritten(file)));
  });

  const DOUBTFUL: Record<string, Files> = {
    'a field name that resembles two others': sobre('"title": "Olá"', '"tex": "Olá"'),
    'a link that resembles two others': {
      [INICIO]: page('/', prose('[a](/sobr)')),
      'site-config/pages/sobra.json': page('/sobra'),
    },
    'a link that would still lead to no page': slip(NAVIGATION, '"/sobre"', '"contato"'),
    'quotes inside a text': sobre('Um texto.', 'Um "texto" assim.'),
    'a crop of a drawing that is not there, and may be a photo': nova({
      ...prose('Oi.'),
      picture: {
        src: '/imagens/xyzw.svg',
        alt: 'A portaria',
        crop: { x: 10, y: 10, width: 50, height: 50 },
      },
    }),
    'no closing quote': sobre('"Um texto."', '"Um texto.'),
    'a text that is too long': sobre('"Olá"', `"${'a'.repeat(200)}"`),
  };

  it.each(Object.entries(OFFERED))('offers what it does not do by itself: %s', (_, files) => {
    const { load } = open(files);
    const [problem] = load().problems;
    expect(problem).toMatchObject({ guess: true });
    expect(fixProblems(load)).toEqual({ changes: [], fixed: [] });
    const file = problem?.file ?? '';
    const text = load().site.entries.find((entry) => entry.file === file)?.text ?? '';
    expect(load(new Map([[file, applyEdits(text, problem?.fix ?? [])]])).problems).toEqual([]);
  });

  it.each(Object.entries(NOT_GUESSED))('does not guess: %s', (_, files) => {
    const { load } = open(files);
    const { problems } = load();
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toHaveProperty('fix');
    expect(worded([problems[0]?.message, problems[0]?.hint])).not.toContain('quis dizer');
    expect(fixProblems(load)).toEqual({ changes: [], fixed: [] });
  });

  it.each(Object.entries(DOUBTFUL))('leaves an uncertain mistake: %s', (_, files) => {
    const { load } = open(files);
    expect(load().problems.length).toBeGreaterThan(0);
    expect(fixProblems(load)).toEqual({ changes: [], fixed: [] });
  });

  it('runs the validator twice for a mistake that is in every file', () => {
    const pages = Array.from({ length: 30 }, (_, index) => [
      `site-config/pages/p${index}.json`,
      page(`/p${index}`, prose('[a](/Sobre) e [b](/Sobre#historia)')),
    ]);
    const { load } = open(Object.fromEntries(pages));
    let asked = 0;
    const { changes, fixed } = fixProblems((drafts) => {
      asked += 1;
      return load(drafts);
    });
    expect([asked, changes.length, fixed.length]).toEqual([2, 30, 60]);
    expect(load(draftsOf(changes)).problems).toEqual([]);
  });

  it('fixes a syntax error even if other errors appear afterwards', () => {
    const { load } = open(sobre('"Um texto."', '"Um texto.", "tex": 1, "cor": 2,'));
    const { changes } = fixProblems(load);
    expect(load(draftsOf(changes)).problems.map(({ code }) => code)).toEqual([
      'unknown-key',
      'unknown-key',
    ]);
  });
});
