import { describe, expect, it } from 'vitest';
import { goodLinks, links, nova, texts } from '../../testing/edits.ts';
import { ofNoCheck, setUpReports } from '../../testing/set-up-reports.ts';

const reportOf = setUpReports(ofNoCheck);

const ACTION = { type: 'call-to-action', title: 'Vamos?', actions: [{ label: 'Vamos', to: '/' }] };

const REFUSED = {
  'links in an invalid format': links(
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
  'links that run code': links(
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001data:text/html,x',
    'vbscript:x',
  ),
  'markup that rich text does not support': texts(
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
  'lists where none may stand': nova(
    ...['- item', '1. item', 'Um.\n\n- item'].map((text) => ({ ...ACTION, text })),
  ),
  'lists that a text may not have': texts('1. item', '- a\n  - b', '- a\n\n  b', '-\n- a'),
  'markup that did not work': texts(
    'Um **negrito',
    'Veja [isto] (/sobre).',
    'Veja [isto](/so bre).',
  ),
  'links inside texts': texts(
    'Veja [isto](/nada) e [aquilo](javascript:alert(1)), "assim": [x](http://a.example).',
  ),
};

const GOOD = {
  'valid links': goodLinks,
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
  it.each(Object.entries(REFUSED))('%s', (_, changes) => {
    expect(reportOf(changes).text).toMatchSnapshot();
  });

  it.each(Object.entries(GOOD))('%s', (_, changes) => {
    expect(reportOf(changes).problems).toEqual([]);
  });
});
