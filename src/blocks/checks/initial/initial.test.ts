import { SOBRE } from '../../../content/testing/edits.ts';
import { page, prose } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkInitial } from './initial.ts';

const tabs = (initial: string) => ({
  type: 'tabs',
  title: 'Anos',
  initial,
  items: ['ano-2004', 'ano-2010'].map((id) => ({ id, label: id, title: id, paragraphs: ['a'] })),
});
const sobre = (initial: string) => ({
  [SOBRE]: page('/sobre', { ...prose('a'), id: 'historia' }, tabs(initial)),
});

testCheck(checkInitial, {
  reported: {
    'an initial tab that does not exist': [
      sobre('ano-2014'),
      'unknown-initial /sections/2/initial "ano-2014" → "ano-2004" ?',
    ],
  },
  fine: { 'an initial tab that exists': sobre('ano-2010') },
});
