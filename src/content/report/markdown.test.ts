import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import type { CorrectedProblem } from './corrections.ts';
import { addressBelow, fenced, formatMarkdown, markdownText } from './markdown.ts';

const problem: CorrectedProblem = {
  severity: 'error',
  code: 'link-missing',
  file: 'site-config/pages/nova (1).json',
  line: 12,
  column: 8,
  pointer: '/a',
  message: 'O link leva a “/sobr”, que não existe no site.',
  hint: 'Escreva "/sobre".',
  corrections: [
    {
      file: 'site-config/pages/nova (1).json',
      line: 12,
      before: '  "to": "/sobr"',
      after: '  "to": "/sobre"',
    },
  ],
};
const warning: CorrectedProblem = {
  ...problem,
  severity: 'warning',
  file: 'site-config/site.json',
};
const view = 'https://host.example/dona/site/blob/abc';
const edit = 'https://host.example/dona/site/edit/nova';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}
const leaves = (node: Node): Node[] => node.children?.flatMap(leaves) ?? [node];
const parse = (text: string): Node[] => leaves(fromMarkdown(`Diz: ${text}`) as Node);

describe('formatMarkdown', () => {
  it('lists errors, then warnings, by file, with links and corrections', () => {
    const { corrections: _, ...second } = { ...problem, line: 14 };
    expect(formatMarkdown([problem, second, warning], { view, edit })).toMatchInlineSnapshot(`
      "### 2 erros e 1 aviso em 2 arquivos

      Os erros impedem a publicação; os avisos, não. Comece pelo primeiro: um engano só pode causar várias mensagens.

      #### site\\-config\\/pages\\/nova \\(1\\)\\.json · [editar](https://host.example/dona/site/edit/nova/site-config/pages/nova%20%281%29.json)

      **Erro** em [site\\-config\\/pages\\/nova \\(1\\)\\.json<span>:</span>12](https://host.example/dona/site/blob/abc/site-config/pages/nova%20%281%29.json#L12)<br>O link leva a “\\/sobr”\\, que não existe no site\\.<br>→ Escreva \\"\\/sobre\\"\\.

      Correção pronta:

      \`\`\`diff
      -   "to": "/sobr"
      +   "to": "/sobre"
      \`\`\`

      **Erro** em [site\\-config\\/pages\\/nova \\(1\\)\\.json<span>:</span>14](https://host.example/dona/site/blob/abc/site-config/pages/nova%20%281%29.json#L14)<br>O link leva a “\\/sobr”\\, que não existe no site\\.<br>→ Escreva \\"\\/sobre\\"\\.

      #### site\\-config\\/site\\.json · [editar](https://host.example/dona/site/edit/nova/site-config/site.json)

      **Aviso** em [site\\-config\\/site\\.json<span>:</span>12](https://host.example/dona/site/blob/abc/site-config/site.json#L12)<br>O link leva a “\\/sobr”\\, que não existe no site\\.<br>→ Escreva \\"\\/sobre\\"\\.

      Correção pronta:

      \`\`\`diff
      -   "to": "/sobr"
      +   "to": "/sobre"
      \`\`\`
      "
    `);
  });

  it('says that all is well, with and without warnings', () => {
    expect(formatMarkdown([])).toBe('### Tudo certo\n\nNenhum problema em site-config/.\n');
    expect(formatMarkdown([warning])).toMatch(/^### Tudo certo, com 1 aviso em 1 arquivo\n/);
  });

  it('stays below the largest comment size, and counts the omitted problems', () => {
    const text = formatMarkdown(Array(5000).fill(problem));
    expect(text.length).toBeLessThan(60_000);
    const reported = text.match(/^\*\*Erro\*\*/gm)?.length ?? 0;
    expect(reported).toBeGreaterThan(100);
    const left = (5000 - reported).toLocaleString('pt-BR');
    expect(text.endsWith(`\n\nE mais ${left} problemas.\n`)).toBe(true);
  });

  it('stays below that size even if one text is extremely long', () => {
    const endless = '@'.repeat(100_000);
    const corrections = [{ file: 'a', line: 1, before: endless, after: '' }];
    const long = { ...problem, message: endless, hint: endless, corrections };
    const text = formatMarkdown([long, long, long]);
    expect(text.length).toBeLessThan(60_000);
    expect(text.endsWith('E mais 1 problema.\n')).toBe(true);
  });
});

describe('markdownText', () => {
  it('shows any text literally, on one line, without any effect', () => {
    const character = fc.constantFrom(
      ...'\n\\`*_{}[]()<>#+-.!|~&$:@/="\'0ab é'.split(''),
      'http://',
      'www.',
      '<!--',
      '&lt;',
      '1. ',
    );
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
        const nodes = parse(`${markdownText(text)}.`);
        const elements = nodes.filter(({ type }) => type !== 'text').map(({ value }) => value);
        expect(elements.filter((element) => !/^<(\/?span|br)>$/.test(element ?? ''))).toEqual([]);
        const shown = nodes.map(({ type, value }) =>
          type === 'text' ? value : value === '<br>' ? '\n' : '',
        );
        expect(shown.join('').replace(/\s+/g, ' ')).toBe(`Diz: ${text}.`.replace(/\s+/g, ' '));
      }),
    );
  });

  it.each([
    ['@fulana', '<span>@</span>fulana'],
    ['#12', '<span>#</span>12'],
    ['dona/site#12', 'dona\\/site<span>#</span>12'],
    ['GH-12', 'GH<span>-</span>12'],
    [':tada:', '<span>:</span>tada\\:'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    ['https://mau.example', 'https\\:\\/\\/mau\\.example'],
    ['www.mau.example', 'www\\.mau\\.example'],
    ['<img src=x>', '&lt;img src\\=x&gt;'],
    ['a\u202Eb\u200Bc\u0007', 'a\uFFFDb\uFFFDc\uFFFD'],
    ['a\r\n# b', 'a<br><span>#</span> b'],
  ])('escapes %s for GitHub', (text, escaped) => {
    expect(markdownText(text)).toBe(escaped);
  });
});

it('keeps lines of code in one fence whatever they contain', () => {
  const code = 'a\n```\n<script>\n`````\r@fulana';
  expect(fromMarkdown(fenced('diff', code)).children).toMatchObject([
    { type: 'code', lang: 'diff', value: code.replace('\r', '\n') },
  ]);
});

it('encodes any path as an address', () => {
  expect(addressBelow('https://h', 'a b/ç?#(1)[x]/"><i>\ud800')).toBe(
    'https://h/a%20b/%C3%A7%3F%23%281%29%5Bx%5D/%22%3E%3Ci%3E%EF%BF%BD',
  );
});
