import { nova, texts } from '../../../content/testing/edits.ts';
import { type Files, slip } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkLinkTexts } from './link-texts.ts';

const withWords = (files: Files): Files => ({
  ...slip('site-config/site.json', '"social"', '"vagueLinkTexts": ["clique aqui"], "social"'),
  ...files,
});
const button = (label: string) =>
  nova({ type: 'call-to-action', title: 'Vamos?', actions: [{ label, to: '/sobre' }] });

testCheck(checkLinkTexts, {
  reported: {
    'a link in a text': [
      withWords(texts('Para conhecer os planos, [clique aqui](/sobre).')),
      'link-text-vague pages/nova.json#/sections/1/blocks/0/paragraphs/0',
    ],
    'a button, written otherwise': [
      withWords(button('Clique AQUI →')),
      'link-text-vague pages/nova.json#/sections/1/actions/0/label',
    ],
  },
  fine: {
    'a link that says where it leads': withWords(texts('Conheça [os planos](/sobre), aqui.')),
    'a site without such words': texts('[Clique aqui](/sobre)'),
  },
});
