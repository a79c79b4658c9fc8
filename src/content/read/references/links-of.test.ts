import { describe, expect, it } from 'vitest';
import { form, goodLinks, links, nova, texts } from '../../testing/edits.ts';
import { ofNoCheck, setUpReports } from '../../testing/set-up-reports.ts';
import { type Reported, testReported } from '../../testing/test-check.ts';

const reportOf = setUpReports(ofNoCheck);

const ACTION = { type: 'call-to-action', title: 'Vamos?', actions: [{ label: 'Vamos', to: '/' }] };

const REFUSED: Reported = {
  'links in an invalid format': [
    links(
      'http://a.example',
      'www.a.example',
      'a@b.example',
      'tel:(11) 3000-0000',
      'tel:11-3000-0000',
      '11999990000',
      'mailto:fulano',
      'sobre',
      ' /sobre',
      '//a.example',
      '\\\\servidor\\pasta',
      '/a b',
      'HTTPS://a.example',
      'tel:+55 11 3000 0000',
      '/sobre#',
      '/sobre//x',
      '/../sobre',
      'https://',
      'https://eu:senha@a.example/x',
      'ftp://a.example',
      'https://{env.SEGREDO}/x',
      'https://a;b.example',
    ),
    'link-insecure /sections/1/actions/0/to http://a.example → https://a.example',
    'link-format /sections/2/actions/0/to www.a.example → https://www.a.example',
    'link-format /sections/3/actions/0/to a@b.example → mailto:a@b.example',
    'link-format /sections/4/actions/0/to tel:(11) 3000-0000 → tel:+551130000000 ?',
    'link-format /sections/5/actions/0/to tel:11-3000-0000 → tel:+551130000000 ?',
    'link-format /sections/6/actions/0/to 11999990000 → tel:+5511999990000 ?',
    'link-format /sections/7/actions/0/to',
    'link-format /sections/9/actions/0/to  /sobre → /sobre',
    'link-format /sections/10/actions/0/to',
    'link-format /sections/11/actions/0/to \\\\\\\\servidor\\\\pasta → /servidor/pasta',
    'link-format /sections/12/actions/0/to /a b → /a-b',
    'link-format /sections/13/actions/0/to HTTPS://a.example → https://a.example',
    'link-format /sections/14/actions/0/to tel:+55 11 3000 0000 → tel:+551130000000',
    'link-format /sections/15/actions/0/to',
    'link-format /sections/16/actions/0/to /sobre//x → /sobre/x',
    'link-format /sections/17/actions/0/to',
    'link-format /sections/18/actions/0/to',
    'link-format /sections/19/actions/0/to',
    'link-format /sections/20/actions/0/to',
    'link-format /sections/21/actions/0/to',
    'link-format /sections/22/actions/0/to',
  ],
  'a link in the label of a box': [
    form({
      fields: [{ type: 'checkbox', name: 'ok', label: 'Aceito a [política](javascript:x)' }],
    }),
    'link-forbidden /fields/0/label',
  ],
  'links that run code': [
    links(
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' java\nscript:alert(1)',
      '\u0001data:text/html,x',
      'vbscript:x',
    ),
    'link-forbidden /sections/1/actions/0/to',
    'link-forbidden /sections/2/actions/0/to',
    'link-forbidden /sections/3/actions/0/to',
    'link-forbidden /sections/4/actions/0/to',
    'link-forbidden /sections/5/actions/0/to',
  ],
  'markup that rich text does not support': [
    texts(
      '# Título',
      '> citação',
      '    código',
      'Um `código`.',
      '![foto](/imagens/forte.svg)',
      'Um <b>negrito</b>.',
      'Um.\n\nDois.',
      '***',
      '[a]: /sobre',
    ),
    'rich-text-markup /sections/1/blocks/0/paragraphs/0',
    'rich-text-markup /sections/1/blocks/0/paragraphs/1',
    'rich-text-markup /sections/1/blocks/0/paragraphs/2',
    'rich-text-markup /sections/1/blocks/0/paragraphs/3',
    'rich-text-markup /sections/1/blocks/0/paragraphs/4',
    'rich-text-markup /sections/1/blocks/0/paragraphs/5',
    'rich-text-paragraph /sections/1/blocks/0/paragraphs/6',
    'rich-text-markup /sections/1/blocks/0/paragraphs/7',
    'rich-text-markup /sections/1/blocks/0/paragraphs/8',
  ],
  'lists where none may stand': [
    nova(...['- item', '1. item', 'Um.\n\n- item'].map((text) => ({ ...ACTION, text }))),
    'rich-text-list /sections/1/text',
    'rich-text-list /sections/2/text',
    'rich-text-list /sections/3/text',
  ],
  'lists that a text may not have': [
    texts('1. item', '- a\n  - b', '- a\n\n  b', '-\n- a'),
    'rich-text-list /sections/1/blocks/0/paragraphs/0',
    'rich-text-list /sections/1/blocks/0/paragraphs/1',
    'rich-text-list /sections/1/blocks/0/paragraphs/2',
    'rich-text-list /sections/1/blocks/0/paragraphs/3',
  ],
  'markup that did not work': [
    texts('Um **negrito', 'Veja [isto] (/sobre).', 'Veja [isto](/so bre).'),
    'rich-text-unclosed /sections/1/blocks/0/paragraphs/0',
    'rich-text-link /sections/1/blocks/0/paragraphs/1',
    'rich-text-link /sections/1/blocks/0/paragraphs/2',
  ],
  'links inside texts': [
    texts('Veja [isto](/nada) e [aquilo](javascript:alert(1)), "assim": [x](http://a.example).'),
    'link-forbidden /sections/1/blocks/0/paragraphs/0',
    'link-insecure /sections/1/blocks/0/paragraphs/0 http://a.example → https://a.example',
  ],
};

const GOOD = {
  'valid links': goodLinks,
  'a link in the label of a box': form({
    fields: [{ type: 'checkbox', name: 'ok', label: 'Aceito a [política](/sobre)' }],
  }),
  'valid markup': texts(
    '**a** *b* [c](/sobre) 2 * 3 < 4 & 5_6_7',
    'Linha  \noutra',
    '1\\. item',
    'R$ 5 + 3',
    '- item',
    'Um:\n- item\n- **outro**, [aqui](/sobre)\n\nFim.',
  ),
};

describe('links and rich texts by themselves', () => {
  testReported(reportOf, REFUSED);

  it.each(Object.entries(GOOD))('%s', (_, changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  });
});
