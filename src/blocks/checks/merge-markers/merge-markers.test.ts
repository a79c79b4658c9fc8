import { testCheck } from '../../../content/testing/test-check.ts';
import { checkMergeMarkers } from './merge-markers.ts';

const CONFLICT = '<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> outra\n';

testCheck(checkMergeMarkers, {
  reported: {
    'a drawing': [{ 'public/imagens/novo.svg': `<svg>\n${CONFLICT}</svg>` }, 'merge-markers 2:1'],
    'a table with the line ends of Windows': [
      {
        'public/precos.csv': `a;b\r\n${CONFLICT.replaceAll('\n', '\r\n')}`,
      },
      'merge-markers 2:1',
    ],
    'a text': [{ 'public/leia.md': CONFLICT }, 'merge-markers 1:1'],
  },
  fine: {
    'a text with arrows': { 'public/leia.txt': '<<<<<<< para a esquerda\n' },
    'a file that is no text': { 'public/a.pdf': CONFLICT },
  },
});
