import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { richNodes } from '../../../../content/compile/rich-text.ts';
import type { Json } from '../../../shared/protocol.ts';
import { childNode, rootNode, type SchemaNode } from '../schema/schema-node.ts';
import { SCHEMAS } from '../testing/site.ts';
import { fromDocument, printBlocks, readBlocks, toDocument } from './document.ts';
import { printMarkdown, readMarkdown } from './markdown.ts';
import type { Run } from './runs.ts';

const CONTENT = join(String(process.env.CONTENT_ROOT), 'site-config');

/** Every text of the site that may have Markdown. */
function richTexts(): string[] {
  const texts = new Set<string>();
  const visit = (node: SchemaNode | undefined, value: Json) => {
    if (node?.schema.refersTo === 'richText' && typeof value === 'string') texts.add(value);
    if (!node || typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value))
      visit(childNode(SCHEMAS, node, key, value), child as Json);
  };
  for (const name of readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })) {
    const id = schemaOf(name.replaceAll('\\', '/'));
    if (id) visit(rootNode(SCHEMAS, id), JSON.parse(readFileSync(join(CONTENT, name), 'utf8')));
  }
  return [...texts];
}

function schemaOf(name: string): string | undefined {
  if (!name.endsWith('.json')) return undefined;
  if (name.startsWith('pages/')) return 'page.schema.json';
  if (name.startsWith('forms/')) return 'form.schema.json';
  const id = name.replace(/\.json$/, '.schema.json');
  return id in SCHEMAS ? id : undefined;
}

const through = (text: string) => printBlocks(fromDocument(toDocument(readBlocks(text))));

describe('Markdown in the editor', () => {
  const texts = richTexts();

  it('reads the texts of the fixture site', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.some((text) => text.includes('**'))).toBe(true);
    expect(texts.some((text) => text.includes(']('))).toBe(true);
  });

  it('round-trips with the same meaning, and nearly always the same characters', () => {
    const meaning = (text: string) => richNodes(text) ?? [{ type: 'text', value: text }];
    for (const text of texts) expect(meaning(through(text)), text).toEqual(meaning(text));
    expect(texts.filter((text) => through(text) !== text)).toEqual([]);
  });

  it.each([
    'Simples.',
    '**negrito** e *ênfase*',
    '***os dois*** juntos',
    '**negrito com *ênfase* dentro**',
    '[um link](/sobre) e [outro](https://exemplo.com/a_b)',
    '[**forte**](/sobre#historia)',
    '**tudo, [até o link](/sobre), forte**',
    '[um link\\\nem duas linhas](/sobre)',
    '**a *b* c** e *d **e** f*',
    '[conversa](<whatsapp:Olá, quero saber>)',
    'uma linha\\\noutra linha',
    'R$ 5 * 3 * 2',
    'arquivo_de_nome.txt',
    '- um item',
    'Intro:\n- **um**\n- [dois](/sobre)\n\nFim.',
    '- uma linha\\\n  outra linha\n- \\- nem lista',
    'Um texto\\\n\\- nem lista\n- item\n- 1\\. nem número',
  ])('keeps %j', (text) => {
    expect(through(text)).toBe(text);
  });

  it.each<[Run[], string]>([
    [[{ text: '*não é ênfase*' }], '\\*não é ênfase\\*'],
    [[{ text: '- nem lista' }], '\\- nem lista'],
    [[{ text: '1. nem número' }], '1\\. nem número'],
    [[{ text: '# nem título' }], '\\# nem título'],
    [[{ text: '[nem](link)' }], '\\[nem\\](link)'],
    [[{ text: '<b>nem HTML</b>' }], '\\<b>nem HTML\\</b>'],
    [[{ text: 'forte ', strong: true }, { text: 'fim' }], '**forte** fim'],
    [
      [
        { text: 'a', strong: true },
        { text: ' b', strong: true },
      ],
      '**a b**',
    ],
    [[{ text: ' ' }, { text: '\n' }, { text: 'só o texto ' }], 'só o texto'],
    [[{ text: 'fim.', strong: true }, { text: 'Junto' }], '**fim.**&#x4A;unto'],
    [[{ text: 'Olá!' }, { text: 'aqui', to: '/x' }], 'Olá\\![aqui](/x)'],
    [[{ text: 'a', to: '/x?a=1&amp;b=2' }], '[a](/x?a=1\\&amp;b=2)'],
    [[{ text: 'a', to: '<b>' }], '[a](\\<b>)'],
    [[{ text: '**' }, { text: 'a', to: '/x' }], '\\*\\*[a](/x)'],
  ])('writes %j', (runs, text) => {
    expect(printMarkdown(runs)).toBe(text);
    expect(printMarkdown(readMarkdown(text))).toBe(text);
  });

  it('joins neighbours, and leaves out what is empty', () => {
    const [a, b] = [[{ text: 'a' }], [{ text: 'b' }]];
    expect(printBlocks([{ runs: a }, { items: [[]] }, { runs: b }, { runs: [] }])).toBe('a\\\nb');
    expect(printBlocks([{ items: [a, []] }, { runs: [] }, { items: [b] }])).toBe('- a\n- b');
    expect(printBlocks([{ items: [[]] }])).toBe('');
  });

  it('shows what the site refuses as it is written', () => {
    for (const text of ['1. um\n2. dois', '- um\n  - dentro'])
      expect(readBlocks(text)).toEqual([{ runs: readMarkdown(text) }]);
    expect(readMarkdown('- item')).toEqual([{ text: '- item' }]);
    expect(readMarkdown('um `código`')).toEqual([{ text: 'um ' }, { text: '`código`' }]);
  });
});
