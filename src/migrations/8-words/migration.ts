import { isObject, type JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import { withWords } from '../added-words.ts';
import type { Migration } from '../migration.ts';
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

export const migration: Migration = {
  title: msg('migrations:words'),
  change(file, value, site) {
    if (file === 'site-config/messages.json') {
      const hasAccounts = isObject(site.read('site-config/integrations.json')?.supabase);
      // Sentences for errors of accounts, by code: a site has those that it wants.
      const hasErrors = isObject(value.auth) && isObject(value.auth.errors);
      return withWords(
        withoutUnused(value),
        { pointer: '', site, added: ADDED },
        ({ messages, accounts }) => ({
          ...messages,
          ...(accounts && (value.auth || hasAccounts)
            ? { auth: hasErrors ? without(accounts.auth, 'errors') : accounts.auth }
            : {}),
          ...(accounts && (value.emails || hasAccounts) ? { emails: accounts.emails } : {}),
        }),
      );
    }
    if (!isPage(file)) return value;
    const change = (section: JsonObject, pointer: string) =>
      withWords(
        section,
        { pointer, site, added: ADDED },
        ({ sections }) => sections?.[String(section.type)],
      );
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
