import { NOVA, nova } from '../../../content/testing/edits.ts';
import { type Files, page } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { codes } from './testing/codes.ts';
import { checkWithoutEffect } from './without-effect.ts';

function hero(of: object): Files {
  const { sections, ...rest } = page('/nova');
  const [first] = sections as object[];
  return { [NOVA]: { ...rest, sections: [{ ...first, ...of }] } };
}

testCheck(checkWithoutEffect, {
  reported: {
    'a hero to the edge with figures': [
      hero({ layout: 'edge', figures: [{ value: '20', label: 'anos' }] }),
      'without-effect /sections/0/layout , "layout": "edge" →',
    ],
    'a hero to the edge with contents': [
      hero({ layout: 'edge', contents: 'Nesta página' }),
      'without-effect /sections/0/layout , "layout": "edge" →',
    ],
    'a hero behind whose words is no picture': [
      hero({ layout: 'behind', picture: undefined }),
      'without-effect /sections/0/layout , "layout": "behind" →',
    ],
    'a side without a picture': [
      codes['without-effect'] ?? {},
      'without-effect /sections/1/pictureSide , "pictureSide": "start" →',
    ],
  },
  fine: {
    'a hero to the edge': hero({ layout: 'edge' }),
    'a picture behind the words': hero({
      layout: 'behind',
      picture: { src: '/imagens/sobre.svg', alt: '' },
    }),
    'figures below another layout': hero({
      layout: 'under',
      figures: [{ value: '20', label: 'anos' }],
    }),
    'a text without a picture': nova({
      type: 'prose',
      title: 'Prazos',
      blocks: [{ paragraphs: ['Um dia.'] }],
    }),
  },
});
