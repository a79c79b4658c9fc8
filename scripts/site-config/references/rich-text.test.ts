import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, readRichText } from './rich-text.ts';
import { simpleLinks } from './simple-rich-text.ts';

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
    '[d](/e)',
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
  it('reads simple texts as the parser does', () => {
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

  it('finds common texts simple', () => {
    for (const text of [
      'Olá, mundo.',
      'Um **negrito** e *ênfase*.',
      'Veja [como fazemos](/sobre#historia), (aqui).',
    ])
      expect(simpleLinks(text)).toBeDefined();
  });

  it.each(['[', '*a ', '`', '>', '![', '<a ', '**a', '[a](', '&#', '- ', '\\', 'a_', '1. '])(
    'reads three thousand characters of "%s" in good time',
    (part) => {
      const start = performance.now();
      readRichText(part.repeat(3000 / part.length));
      expect(performance.now() - start).toBeLessThan(3000);
    },
  );
});
