import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it, vi } from 'vitest';
import { linksOf } from './links-of.ts';
import { MOST_WORK, parseRichText, readRichText, simpleLinks, workOf } from './rich-text.ts';

vi.mock('mdast-util-from-markdown', { spy: true });
const parsed = vi.mocked(fromMarkdown as (text: string) => unknown);

const piece = fc.constantFrom(
  ...[
    'a',
    'b1',
    ' ',
    ' ',
    '.',
    ', ',
    '*',
    '**',
    '***',
    '_',
    '__',
    '[',
    ']',
    '](',
    '(',
    ')',
    '!',
    '![',
  ],
  ...[
    '**a**',
    '*b c*',
    '**a.**',
    '*b, c!*',
    '[d](/e)',
    '[(1) 2](tel:+55)',
    '[ ](mailto:a@b.example)',
    '[f g](https://h.example/i?j=1#k)',
    '**l.**',
    '**m**n',
    '#',
    '# ',
    '- ',
    '1. ',
  ],
  ...[
    '`',
    '<b>',
    '&amp;',
    '\\',
    '\n',
    '  \n',
    '~',
    '---',
    '===',
    '+ ',
    '>',
    'ção',
    '—',
    '👋',
    '\t',
    ':',
    '%',
    '"',
  ],
);

describe('readRichText', () => {
  it('reads simple texts like the parser does', () => {
    let simple = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const links = simpleLinks(text);
        if (!links) return;
        simple += 1;
        expect({ findings: [], links }).toEqual(parseRichText(text));
      }),
      { numRuns: 8_000 },
    );
    expect(simple).toBeGreaterThan(200);
  });

  it('treats common texts as simple', () => {
    for (const text of [
      'Olá, mundo.',
      'Um **negrito** e *ênfase*.',
      'Veja [como fazemos](/sobre#historia), (aqui).',
      '**Uma frase.** Ligue para [(11) 3000-0000](tel:) ou escreva a [a@b.example](mailto:a@b.example).',
    ])
      expect(simpleLinks(text)).toBeDefined();
  });

  it.each(['> ', '- ', '1. ', '1) ', '> - '])(
    'parses only the beginning of three thousand characters of "%s"',
    (part) => {
      for (const before of ['', 'Um texto.\n\n']) {
        parsed.mockClear();
        expect(readRichText(before + part.repeat(2900 / part.length)).findings).toHaveLength(1);
        expect(parsed).toHaveBeenCalledOnce();
        expect(parsed.mock.calls[0]?.[0].length).toBeLessThanOrEqual(220);
      }
    },
  );
});

describe('linksOf', () => {
  it.each(['[', '*a ', '`', '![', '<a ', '**a', '[a](', '&#', '\\', 'a_', 'a **b', 'ç'])(
    'stops at its limit in six hundred texts of "%s"',
    (part) => {
      const value = part.repeat(3000 / part.length);
      const texts = Array.from({ length: 600 }, (_, index) => ({
        kind: 'richText',
        value,
        file: '',
        pointer: `/${index}`,
      }));
      parsed.mockClear();
      const { findings } = linksOf(texts);
      const work = parsed.mock.calls.reduce((sum, [text]) => sum + workOf(text), 0);
      expect(work).toBeLessThanOrEqual(MOST_WORK);
      const stopped = findings.filter(({ code }) => code === 'rich-text-too-much');
      expect(stopped).toHaveLength(workOf(value) * 600 > MOST_WORK ? 1 : 0);
    },
  );

  it('reads everything in a file of realistic size', () => {
    const value = `Um **texto** com [um link](/sobre) e *outro*. ${'Mais palavras. '.repeat(40)}`;
    const texts = Array.from({ length: 500 }, () => ({
      kind: 'richText',
      value,
      file: '',
      pointer: '',
    }));
    expect(linksOf(texts).links).toHaveLength(500);
  });
});
