import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, NOVA, ofFixtureSite, SITE } from '../../../../content/testing/edits.ts';
import { type Files, page, VALID } from '../../../../content/testing/fixture.ts';

const CONSENT = 'site-config/consent.json';

/** The valid site in English too. */
export const bilingual: Files = {
  [SITE]: { ...(VALID[SITE] as object), otherLanguages: ['en'] },
  'site-config/languages/en/navigation.json': VALID['site-config/navigation.json'],
  'site-config/languages/en/messages.json': ofFixtureSite('messages.json'),
  'site-config/languages/en/consent.json': VALID[CONSENT],
};

/** With a page more. */
export const translated = (of: object): Files => ({
  ...bilingual,
  [NOVA]: { ...page('/nova'), ...of },
});

const form = (id: string) => ({ type: 'form', title: 'Contact', form: id });

/** A form on a page in each language, and its translation on `translation`. */
export const inBoth = (translation?: string): Files => ({
  ...bilingual,
  'site-config/forms/contact.json': VALID[CONTATO],
  [NOVA]: page('/nova', form('contato')),
  'site-config/pages/en/contact.json': {
    ...page('/en/contact', form(translation ?? 'contato')),
    language: 'en',
    translationOf: '/nova',
  },
});

export const codes: Codes = {
  'language-shared': inBoth(),
  'language-unlisted': { [NOVA]: { ...page('/nova'), language: 'en' } },
  'translation-not-page': translated({ language: 'en', translationOf: '/quem-somos' }),
  'translation-of-translation': {
    ...translated({ language: 'en', translationOf: '/sobre' }),
    'site-config/pages/outra.json': {
      ...page('/outra'),
      language: 'en',
      translationOf: '/nova',
    },
  },
  'translation-twice': translated({ translationOf: '/sobre' }),
  'language-twice': {
    ...bilingual,
    [SITE]: { ...(VALID[SITE] as object), otherLanguages: ['en', 'pt-BR'] },
  },
  'language-file-missing': { ...bilingual, 'site-config/languages/en/navigation.json': undefined },
  'language-notice-missing': {
    ...bilingual,
    'site-config/languages/en/messages.json': {
      ...ofFixtureSite('messages.json'),
      notices: {},
    },
  },
  'language-consent-differs': {
    ...bilingual,
    'site-config/languages/en/consent.json': { ...(VALID[CONSENT] as object), version: 2 },
  },
};
