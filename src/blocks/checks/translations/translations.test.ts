import { NOVA, SITE } from '../../../content/testing/edits.ts';
import { page, VALID } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import {
  asking,
  bilingual,
  codes,
  inBoth,
  LIST,
  listed,
  openAt,
  partners,
  translated,
} from './testing/codes.ts';
import { checkTranslations } from './translations.ts';

const names = { card: { title: { field: 'title' } } };

testCheck(checkTranslations, {
  reported: {
    'a language that the site does not list': [
      codes['language-unlisted'] ?? {},
      'language-unlisted /language',
    ],
    'a language with a country that the list does not name': [
      translated({ language: 'en-GB' }),
      'language-unlisted pages/nova.json#/language "en-GB" → "en"',
    ],
    'a folder of no language of the site': [
      { 'site-config/languages/fr/navigation.json': VALID['site-config/navigation.json'] },
      'language-unlisted 1:1',
    ],
    'a redirect as the page that is translated': [
      codes['translation-not-page'] ?? {},
      'translation-not-page pages/nova.json#/translationOf "/quem-somos" → "/sobre"',
    ],
    'a translation of a translation': [
      codes['translation-of-translation'] ?? {},
      'translation-of-translation pages/outra.json#/translationOf "/nova" → "/sobre"',
    ],
    'a page of the same language': [
      codes['translation-twice'] ?? {},
      'translation-twice pages/nova.json#/translationOf',
    ],
    'a page that translates itself': [
      translated({ translationOf: '/nova' }),
      'translation-twice pages/nova.json#/translationOf',
    ],
    'the own language among the others': [
      codes['language-twice'] ?? {},
      'language-twice /otherLanguages/1 , "pt-BR"  →',
    ],
    'a language without menus': [
      codes['language-file-missing'] ?? {},
      'language-file-missing /otherLanguages/0',
    ],
    'a form of another language while its translation is on no page': [
      inBoth(),
      'language-shared pages/en/contact.json#/sections/1/form',
    ],
    'a form for days on which a place of pages in another language is open': [
      openAt('loja'),
      'language-shared forms/contact.json#/fields/1/openAt',
    ],
    'a list of records in the own language on a page in another': [
      listed(),
      'language-records pages/nova.json#/sections/1/collection',
    ],
    'a list of records in another language on a page in the own': [
      listed({ language: 'en' }),
      'language-records pages/parceiros.json#/sections/1/collection',
    ],
    'records that only pages in another language list, without saying theirs': [
      listed({}, { isOwn: false }),
      'language-records records/partners.json#1:1',
    ],
    'a shared section with such a list': [
      {
        ...listed(),
        'site-config/collections/shared-sections/lista.json': LIST,
        [NOVA]: { ...page('/nova', { type: 'shared-section', section: 'lista' }), language: 'en' },
      },
      'language-records pages/nova.json#/sections/1',
    ],
    'records of another language as options of a form': [
      { ...asking({ optionsFrom: 'partners' }, 'en'), ...partners() },
      'language-records forms/contact.json#/fields/1/optionsFrom',
    ],
    'messages without the notices of forms': [
      codes['language-notice-missing'] ?? {},
      'language-notice-missing languages/en/messages.json#/notices',
    ],
    'another version of the consent': [
      codes['language-consent-differs'] ?? {},
      'language-consent-differs languages/en/consent.json#1:1',
    ],
  },
  fine: {
    'a page in another language': translated({ language: 'en', translationOf: '/sobre' }),
    'a page without a counterpart': translated({ language: 'en' }),
    'two languages of one page': {
      ...translated({ language: 'en', translationOf: '/sobre' }),
      [SITE]: { ...(VALID[SITE] as object), otherLanguages: ['en'] },
      'site-config/pages/en/home.json': { ...page('/en'), language: 'en', translationOf: '/' },
    },
    'a form for each language': inBoth('contact'),
    'a form for days on which a place of its own language is open': openAt('shop'),
    'records of the language of the only page that lists them': listed(
      { language: 'en' },
      { isOwn: false },
    ),
    'records of a variant of the language': listed({}, { language: 'pt-PT' }),
    'records of which lists show a name alone': listed(names),
    'records that no file in records/ shows': asking({ optionsFrom: 'partners' }, 'en'),
    'records as options of a form in their language': {
      ...asking({ optionsFrom: 'partners' }, undefined),
      ...partners(),
    },
    'records as options of a form in both languages': {
      ...asking({ optionsFrom: 'partners' }, 'en', undefined),
      ...partners(),
    },
    'names as options of a form': {
      ...asking({ optionsFrom: 'partners' }, 'en'),
      ...partners(names),
    },
    'nothing but the language': bilingual,
    'a page in the own language that says so': {
      [NOVA]: { ...page('/nova'), language: 'pt-BR' },
    },
  },
});
