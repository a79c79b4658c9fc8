import { isObject, type JsonObject, pointerOf } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration, OldSite } from '../migration.ts';
import { isPage, withEach, without, withSections } from '../values.ts';
import en from './added/en.json' with { type: 'json' };
import ptBR from './added/pt-BR.json' with { type: 'json' };

interface Added {
  /** Of messages.json; those of accounts and e-mails only for sites that have them. */
  messages: JsonObject;
  accounts?: { auth: JsonObject; emails: JsonObject };
  /** Section type -> its words. */
  sections?: Record<string, JsonObject>;
}

/** Language -> the words that sites need since then. */
const ADDED: Record<string, Added> = { pt: ptBR, en };

/** In the order in which they are taken for a site in another language; together they have all. */
const OTHERS = ['en', 'pt'];

export const migration: Migration = {
  title: msg('migrations:words'),
  change(file, value, site) {
    if (file === 'site-config/messages.json') {
      const hasAccounts = isObject(site.read('site-config/integrations.json')?.supabase);
      // Sentences for errors of accounts, by code: a site has those that it wants.
      const hasErrors = isObject(value.auth) && isObject(value.auth.errors);
      return withWords(withoutUnused(value), '', site, ({ messages, accounts }) => ({
        ...messages,
        ...(accounts && (value.auth || hasAccounts)
          ? { auth: hasErrors ? without(accounts.auth, 'errors') : accounts.auth }
          : {}),
        ...(accounts && (value.emails || hasAccounts) ? { emails: accounts.emails } : {}),
      }));
    }
    if (!isPage(file)) return value;
    const change = (section: JsonObject, pointer: string) =>
      withWords(section, pointer, site, ({ sections }) => sections?.[String(section.type)]);
    return withSections(value, { account: change, 'submission-panel': change });
  },
};

/** Those that are no longer said. */
const UNUSED: Record<string, string[]> = {
  navigation: ['closeMenu'],
  exhibits: ['zone'],
  forms: ['captchaWaiting'],
  pictures: ['pause'],
};

const withoutUnused = (messages: JsonObject) =>
  withEach(
    messages,
    Object.fromEntries(
      Object.entries(UNUSED).map(([key, names]) => [
        key,
        (words: unknown) => (isObject(words) ? without(words, ...names) : words),
      ]),
    ),
  );

/** With what is missing, in the language of the site; what there is in another language alone has to be translated. */
function withWords(
  value: JsonObject,
  pointer: string,
  { read, decide }: OldSite,
  wordsIn: (added: Added) => JsonObject | undefined,
): JsonObject {
  const site = read('site-config/site.json') ?? {};
  const brand = isObject(site.brand) ? String(site.brand.name) : '';
  const language = String(site.language).split('-')[0] ?? '';
  let filledIn = value;
  for (const from of new Set([language, ...OTHERS])) {
    const words = ADDED[from] && wordsIn(ADDED[from]);
    if (!words) continue;
    const filling = { brand, added: new Set<string>() };
    filledIn = filled(filledIn, words, filling, '') as JsonObject;
    if (from === language) continue;
    for (const name of new Set([...filling.added].map((added) => added.split('/')[1] ?? '')))
      decide(pointer + pointerOf(name), msg('migrations:translate', { field: name }));
  }
  return filledIn;
}

interface Filling {
  brand: string;
  /** The pointers of what was missing. */
  added: Set<string>;
}

function filled(value: unknown, words: unknown, filling: Filling, pointer: string): unknown {
  if (value === undefined) {
    filling.added.add(pointer);
    return JSON.parse(JSON.stringify(words), (_, text) =>
      typeof text === 'string' ? text.replaceAll('{{brand}}', () => filling.brand) : text,
    );
  }
  if (!isObject(value) || !isObject(words)) return value;
  const missing = Object.entries(words).map(([key, own]) => [
    key,
    filled(value[key], own, filling, pointer + pointerOf(key)),
  ]);
  return { ...value, ...Object.fromEntries(missing) };
}
