import type { Codes } from '../../../../content/testing/codes/code.ts';
import { CONTATO, NOVA, ofFixtureSite, SITE } from '../../../../content/testing/edits.ts';
import { type Files, page, VALID } from '../../../../content/testing/fixture.ts';

const CONSENT = 'site-config/consent.json';

/** The valid site in these languages too. */
const inLanguages = (...languages: string[]): Files => ({
  [SITE]: { ...(VALID[SITE] as object), otherLanguages: languages },
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`site-config/languages/${language}/navigation.json`, VALID['site-config/navigation.json']],
      [`site-config/languages/${language}/messages.json`, ofFixtureSite('messages.json')],
      [`site-config/languages/${language}/consent.json`, VALID[CONSENT]],
    ]),
  ),
});

export const bilingual = inLanguages('en');

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

export const PARTNERS = 'site-config/records/partners.json';
const summary = { field: 'description' };

/** Partners, whom lists show by name and description, or as this says. */
export const partners = (part: object = {}): Files => ({
  [PARTNERS]: { card: { title: { field: 'name' }, summary }, ...part },
});

export const LIST = { type: 'record-list', title: 'Partners', collection: 'partners' };

/** A list of them on a page in another language, and unless `isOwn` is false on one in the own; `part` is of their file. */
export const listed = (part: object = {}, { isOwn = true, language = 'en' } = {}): Files => ({
  ...inLanguages(language),
  ...partners(part),
  ...(isOwn && { 'site-config/pages/parceiros.json': page('/parceiros', LIST) }),
  [NOVA]: { ...page('/nova', LIST), language },
});

const OTHER_FORM = 'site-config/forms/contact.json';
const [question] = (VALID[CONTATO] as { fields: object[] }).fields;

/** A form on pages in these languages, with a field of these properties. */
export const asking = (field: object, ...languages: (string | undefined)[]): Files => ({
  ...bilingual,
  [OTHER_FORM]: {
    ...(VALID[CONTATO] as object),
    fields: [question, { type: 'radio', name: 'what', label: 'What', ...field }],
  },
  ...Object.fromEntries(
    languages.map((language, at) => [
      `site-config/pages/form-${at}.json`,
      { ...page(`/form-${at}`, form('contact')), ...(language && { language }) },
    ]),
  ),
});

const place = {
  name: 'Loja',
  address: ['Rua das Torres, 40'],
  hours: [{ days: ['monday'], times: ['09:00-12:00'] }],
};

/** A place on a page in each language, and a form on an English one for days on which one of them is open. */
export const openAt = (id: string): Files => ({
  ...asking({ type: 'date', openAt: id, closedMessage: 'Closed', invalidMessage: 'A day' }, 'en'),
  'site-config/collections/places.json': { loja: place, shop: place },
  [NOVA]: page('/nova', { type: 'places', title: 'Onde', places: ['loja'] }),
  'site-config/pages/where.json': {
    ...page('/where', { type: 'places', title: 'Where', places: ['shop'] }),
    language: 'en',
  },
});

export const codes: Codes = {
  'language-records': listed(),
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
