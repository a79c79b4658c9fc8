import { describe, expect, it } from 'vitest';
import { readEngineSchemas } from '../node/read-schemas.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { NOVA, nova } from '../testing/edits.ts';
import { PROJECT, prose } from '../testing/fixture.ts';
import { replaced } from './replaced.ts';
import { type FindOptions, findTexts, replaceTexts, textAsRead } from './texts.ts';

const open = setUpEditing();
const source = readEngineSchemas(PROJECT);
const section = (...paragraphs: string[]) => ({ ...prose(...paragraphs), id: 'plantao' });

describe('findTexts', () => {
  const found = (words: string, ...paragraphs: string[]) => foundBy({}, words, ...paragraphs);
  const foundBy = (options: FindOptions, words: string, ...paragraphs: string[]) =>
    findTexts(open(nova(section(...paragraphs))).load().site, source, words, options)
      .filter(({ entry }) => entry.file === NOVA)
      .map(({ pointer, text, matches }) => [
        pointer.split('/').at(-1),
        ...matches.map(({ start, end }) => text.slice(start, end)),
      ]);

  it('finds words regardless of accents and case, and returns each match', () => {
    expect(found('plantao', 'O plantão. Plantão!', 'Outro.', 'PLANTÃO e planta\u0303o')).toEqual([
      ['0', 'plantão', 'Plantão'],
      ['2', 'PLANTÃO', 'planta\u0303o'],
    ]);
    expect(found('ÇÃO 😀', 'Uma ação 😀 só.')).toEqual([['0', 'ção 😀']]);
    expect(found(' ', 'Um texto.')).toEqual([]);
  });

  it('finds whole words alone, where that is asked', () => {
    const whole = (words: string, ...paragraphs: string[]) =>
      foundBy({ wholeWords: true }, words, ...paragraphs);
    expect(whole('bici', 'A bici, as bicicletas e a **Bici**.', 'Bicicleta', 'tricíbici')).toEqual([
      ['0', 'bici', 'Bici'],
    ]);
    expect(whole('plan', 'planta\u0303o', 'plan 9, plan9, plan_b')).toEqual([['1', 'plan']]);
    expect(whole('ação', 'reação', 'Ação!', 'ações')).toEqual([['1', 'Ação']]);
    expect(whole('(1)', 'a(1)b')).toEqual([['0', '(1)']]);
  });

  it('knows the ends of words and of numbers', () => {
    expect(
      foundBy({ wholeWords: true }, 'casa', 'Casamento em casa, na CASA.', 'acasalar', '(casa)'),
    ).toEqual([
      ['0', 'casa', 'CASA'],
      ['2', 'casa'],
    ]);
    expect(foundBy({ wholeWords: true }, 'a cao', 'A ação', 'a cão')).toEqual([['1', 'a cão']]);
    expect(foundBy({ wholeWords: true }, '(11) 3000', '(11) 3000-0000', '(11) 30001')).toEqual([
      ['0', '(11) 3000'],
    ]);
  });

  it('finds nothing in ids, types, paths and addresses', () => {
    expect(found('plantao', 'Veja [aqui](/sobre#plantao).')).toEqual([]);
    expect(found('sobre', 'Fale [sobre isso](/sobre).')).toEqual([['0', 'sobre']]);
    expect(found('prose', 'Um texto.')).toEqual([]);
  });
});

it('a found text is shown as it is read, with the words that were found', () => {
  const shown = (text: string, words: string, isRich = true) => {
    const start = text.indexOf(words);
    const found = textAsRead({ text, isRich, matches: [{ start, end: start + words.length }] });
    return [found.text, ...found.matches.map((match) => found.text.slice(match.start, match.end))];
  };
  const text = 'Veja **os [termos de *uso*](/termos?a=1#b)**, já: 2 * 3 e \\*.';
  expect(shown(text, 'uso')).toEqual(['Veja os termos de uso, já: 2 * 3 e *.', 'uso']);
  expect(shown(text, 'já')[1]).toBe('já');
  expect(shown('[a](/b) e [outro](/c)', 'outro')).toEqual(['a e outro', 'outro']);
  expect(shown('- um\n- dois', 'dois')).toEqual(['• um\n• dois', 'dois']);
  expect(shown('[sic] (2)', 'sic')).toEqual(['[sic] (2)', 'sic']);
  expect(shown('[a](/b)', 'a', false)).toEqual(['[a](/b)', 'a']);
});

describe('replaceTexts', () => {
  it('changes only the chosen texts, and nothing else in their files', () => {
    const site = open(nova(section('Desde 2004, o plantão.', 'Um **plantão**.')));
    const before = site.read(NOVA);
    const { plan, changed } = replaceTexts(site.load, source, {
      words: 'plantão',
      by: 'suporte',
      isChosen: ({ pointer }) => pointer.endsWith('1'),
    });
    expect(changed).toHaveLength(1);
    expect(plan.changes.map(({ after }) => after)).toEqual([
      before?.replace('Um **plantão**', 'Um **suporte**'),
    ]);
    const all = replaceTexts(site.load, source, { words: 'desde 2004', by: 'há vinte anos' });
    expect(all.changed.map(({ entry }) => entry.file)).toEqual([
      NOVA,
      'site-config/pages/sobre.json',
    ]);
    expect(all.plan.changes[0]?.after).toContain('Há vinte anos, o plantão.');
  });

  it('changes whole words alone, where that is asked', () => {
    const site = open(nova(section('A bici e a bicicleta.')));
    const { plan } = replaceTexts(site.load, source, {
      words: 'bici',
      by: 'bicicleta',
      wholeWords: true,
    });
    expect(plan.changes[0]?.after).toContain('A bicicleta e a bicicleta.');
  });

  it('refuses a replacement that is invalid or changes nothing', () => {
    const site = open(nova(section('Um plantão.')));
    const replace = (words: string, by: string) => () =>
      replaceTexts(site.load, source, { words, by });
    expect(replace('Um plantão.', ' ')).toThrow(/só tem espaços/);
    expect(replace('bicicleta', 'moto')).toThrow(/Nenhum texto do site muda: “bicicleta”/);
    expect(replace('Um plantão.', 'Um plantão.')).toThrow(/Nenhum texto/);
  });
});

it('keeps a capital letter unless it was typed', () => {
  const found = {
    text: 'Soc, soc',
    matches: [
      { start: 0, end: 3 },
      { start: 5, end: 8 },
    ],
  };
  expect(replaced(found, { words: 'soc', by: 'equipe' })).toBe('Equipe, equipe');
  expect(replaced(found, { words: 'Soc', by: 'equipe' })).toBe('equipe, equipe');
});
