import { nova } from '../../../content/testing/edits.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkChallengesSolutions } from './check.ts';

const pairs = (solutions: number, more = {}) =>
  nova({
    type: 'challenges-solutions',
    title: 'Os desafios',
    challenges: { title: 'Desafios', items: ['a', 'b'] },
    solutions: {
      title: 'Soluções',
      items: Array.from({ length: solutions }, (_, index) => `c${index}`),
    },
    ...more,
  });
const document = { form: 'message', name: 'A', lines: [{ text: 'b', note: 1 }] };
const picture = { src: '/imagens/forte.svg', alt: 'Duas marcas, 1 e 2' };

testCheck(checkChallengesSolutions, {
  reported: {
    'a table with a challenge without a solution': [
      pairs(1, { layout: 'table' }),
      'pairs-uneven /sections/1/solutions/items',
    ],
    'a dialogue with more solutions than challenges': [
      pairs(3, { layout: 'dialogue' }),
      'pairs-uneven /sections/1/solutions/items',
    ],
    'a document with a mark without a solution': [
      pairs(1, { layout: 'marks', document }),
      'pairs-uneven /sections/1/solutions/items',
    ],
    'strips without a drawing for each pair': [
      pairs(2, { layout: 'strips', pictures: [picture] }),
      'strips-uneven /sections/1/pictures',
    ],
    'cards with a drawing too few': [
      pairs(2, { layout: 'cards', pictures: [picture] }),
      'strips-uneven /sections/1/pictures',
    ],
    'strips without drawings': [pairs(2, { layout: 'strips' }), 'strips-uneven /sections/1/layout'],
    'drawings in two columns': [
      pairs(2, { pictures: [picture, picture] }),
      'not-shown /sections/1/pictures',
    ],
    'a document beside a table': [
      pairs(2, { layout: 'table', document }),
      'not-shown /sections/1/document',
    ],
    'marks without a document or picture': [
      pairs(2, { layout: 'marks' }),
      'marks-missing /sections/1/layout',
    ],
  },
  fine: {
    'two columns of different lengths': pairs(3),
    'a table of pairs': pairs(2, { layout: 'table' }),
    'marks on a document': pairs(2, { layout: 'marks', document }),
    'cards with drawings': pairs(2, { layout: 'cards', pictures: [picture, picture] }),
    'a strip for each pair': pairs(2, { layout: 'strips', pictures: [picture, picture] }),
    'marks on a drawing': pairs(2, { layout: 'marks', picture }),
  },
});
