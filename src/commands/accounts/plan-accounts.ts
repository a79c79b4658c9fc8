import { CannotEdit, checkedPlan, type Plan } from '../../content/edit/file-change.ts';
import { withBrand } from '../../content/edit/pages.ts';
import { minimalText, wholeText } from '../../content/edit/write-json.ts';
import type { Load } from '../../content/index.ts';
import type { ConfigFile } from '../../content/read/site/config-file.ts';
import { type Site, single } from '../../content/read/site/site.ts';
import { numberingPlanOf } from '../../content/read/words/numbering-plan.ts';
import { asText, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { RETENTION_DAYS, SUSPICION } from '../../lib/log-defaults.ts';
import { suitingLanguage } from '../../words/choose-language.mjs';
import { msg } from '../../words/message.ts';
import { LANGUAGES, type TemplateLanguage } from '../new-site/template-language.ts';
import { accountFiles } from './account-files.ts';
import data from './template/integrations.json' with { type: 'json' };

export interface AccountsPlan extends Plan {
  /** Forms that go to other addresses too, by what is chosen: they stay with their service. */
  kept: string[];
  /** Of the texts that were added. */
  language: TemplateLanguage;
  siteLanguage: string;
}

/** By which a form goes to the log alone. */
const { strategies } = data.submissions;
const [LOGGED = ''] = strategies;

const PAGES = 'site-config/pages/account/';

/**
 * Accounts, the log of submissions and its panel for a site that has none of them. Nothing that stands in the site is
 * overwritten: throws CannotEdit with all that stands in the way.
 * @param spoken of the person, whose words a site in another language begins with
 */
export function planAccounts(load: Load, spoken: TemplateLanguage): AccountsPlan {
  const { site } = load();
  const [integrations, messages, settings] = ['integrations', 'messages', 'site'].map((name) =>
    written(site, name),
  ) as [Written, Written, Written];
  const contacts = objectIn(settings.value, 'contacts');
  const siteLanguage = asText(settings.value.language) ?? spoken;
  const suiting = suitingLanguage(siteLanguage, LANGUAGES);
  const language = LANGUAGES.find((one) => one === suiting) ?? spoken;
  const files = accountFiles({
    language,
    siteLanguage,
    isForeign: suiting === undefined,
    values: {
      name: asText(objectIn(settings.value, 'brand').name) ?? '',
      keptDays: String(RETENTION_DAYS),
      suspectedDays: String(SUSPICION.days),
    },
  });
  refuseObstacles(site, integrations.value, files.created);
  const { forms, kept } = loggedForms(site);
  const callingCode = numberingPlanOf(asText(objectIn(contacts, 'phone').to) ?? '')?.callingCode;
  const named = forms.map(({ value }) => ({
    name: objectIn(value, 'submit').formName ?? '',
    label: value.title ?? '',
  }));
  const [panel, figures] = ['panel', 'figures'].map((name) => {
    const { sections } = files.created[`${PAGES}${name}.json`] ?? {};
    return (sections as [JsonObject])[0];
  }) as [JsonObject, JsonObject];
  for (const section of [panel, figures]) section.forms = [...named, ...(section.forms as Json[])];
  if (callingCode) panel.phoneCountry = callingCode;
  const changed: [ConfigFile, JsonObject][] = [
    ...forms
      .filter(({ value }) => objectIn(value, 'submit').strategy === 'endpoint')
      .map((form): [ConfigFile, JsonObject] => [form.entry, logged(form.value)]),
    [
      integrations.entry,
      withAccounts(integrations.value, {
        pathOf: (name) => asText(files.created[`${PAGES}${name}.json`]?.path) ?? '',
        email: asText(objectIn(contacts, 'email').to)?.replace(/^mailto:/, ''),
        logsCrm: forms.some(({ value }) => objectIn(value, 'submit').strategy === 'crm'),
        keepsEndpoint: kept.length > 0,
      }),
    ],
    [messages.entry, withMessages(messages.value, files.messages)],
    ...privacyPages(site).map((page): [ConfigFile, JsonObject] => [
      page,
      { ...(page.value as JsonObject), sections: [...sectionsOf(page), files.privacy] },
    ]),
  ];
  const created = Object.entries(files.created).map(([file, value]) => [
    file,
    wholeText(branded(value, site) as Json),
  ]);
  const edits = changed.map(([{ file, text }, value]) => ({
    ...{ file, offset: 0, length: text.length },
    text: minimalText(text, value as Json, file),
  }));
  const { plan } = checkedPlan(load, site, { created: Object.fromEntries(created), edits });
  return { ...plan, kept, language, siteLanguage };
}

interface Written {
  entry: ConfigFile;
  value: JsonObject;
}

function written({ entries }: Site, name: string): Written {
  const entry = single(entries, name);
  if (entry && isObject(entry.value)) return { entry, value: entry.value };
  throw new CannotEdit(msg('commands/accounts:no-file', { file: `site-config/${name}.json` }));
}

/** The title of a page as tabs and search results show it. */
function branded(value: JsonObject, site: Site): JsonObject {
  const meta = objectIn(value, 'meta');
  return isObject(value.meta)
    ? { ...value, meta: { ...meta, title: withBrand(asText(meta.title) ?? '', site) } }
    : value;
}

const objectIn = (value: JsonObject, key: string): JsonObject =>
  isObject(value[key]) ? value[key] : {};

function refuseObstacles(
  { pages, entries }: Site,
  integrations: JsonObject,
  created: Record<string, JsonObject>,
): void {
  const keys = ['supabase', 'submissions'].filter((key) => integrations[key] !== undefined);
  if (objectIn(integrations, 'auth').pages !== undefined) keys.push('auth.pages');
  const files = new Set(entries.map(({ file }) => file));
  const obstacles = [
    ...keys.map((key) => msg('commands/accounts:has-key', { key })),
    ...Object.entries(created).flatMap(([file, { path }]) => {
      const other = pages.get(asText(path) ?? '');
      if (files.has(file)) return msg('commands/accounts:has-file', { file });
      return other
        ? msg('commands/accounts:has-page', { path: String(path), file: other.file })
        : [];
    }),
  ];
  if (obstacles.length === 0) return;
  throw new CannotEdit([
    msg('commands/accounts:in-the-way'),
    ...obstacles.flatMap((obstacle) => ['\n  ', obstacle]),
  ]);
}

/** The forms that the log is to keep, and the names of those that their service has to get by what is chosen. */
function loggedForms({ entries }: Site): { forms: Written[]; kept: string[] } {
  const forms: Written[] = [];
  const kept: string[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value)) continue;
    const { strategy, sendTo, deliver } = objectIn(entry.value, 'submit');
    if (strategy === 'endpoint' && sendTo !== undefined) kept.push(entry.name);
    else if (strategy === 'endpoint' || strategy === 'crm')
      forms.push({ entry, value: entry.value });
    else if (strategy === LOGGED && deliver !== false) forms.push({ entry, value: entry.value });
  }
  return { forms, kept };
}

function logged(form: JsonObject): JsonObject {
  const { format: _, ...submit } = objectIn(form, 'submit');
  return { ...form, submit: { ...submit, strategy: LOGGED } };
}

interface Places {
  pathOf(page: string): string;
  email: string | undefined;
  logsCrm: boolean;
  keepsEndpoint: boolean;
}

function withAccounts(
  { endpoint, ...integrations }: JsonObject,
  { pathOf, email, logsCrm, keepsEndpoint }: Places,
): JsonObject {
  return {
    ...integrations,
    ...(endpoint !== undefined && keepsEndpoint && { endpoint }),
    supabase: data.supabase,
    submissions: {
      strategies: [...strategies, ...(logsCrm ? ['crm'] : [])],
      retentionDays: RETENTION_DAYS,
      ...(email && { notify: [email] }),
      panel: pathOf('panel'),
    },
    auth: {
      ...objectIn(integrations, 'auth'),
      pages: {
        signIn: pathOf('sign-in'),
        newPassword: pathOf('new-password'),
        confirm: pathOf('confirm'),
        account: pathOf('account'),
      },
    },
  };
}

/** What is there stays: of each section the texts that it lacks are added. */
function withMessages(
  messages: JsonObject,
  { auth, emails, notices }: Record<'auth' | 'emails' | 'notices', JsonObject>,
): JsonObject {
  return {
    ...messages,
    auth: { ...auth, ...objectIn(messages, 'auth') },
    emails: { ...emails, ...objectIn(messages, 'emails') },
    notices: { ...notices, ...objectIn(messages, 'notices') },
  };
}

/** The pages on privacy that forms link to beside their button. */
function privacyPages({ entries, pages }: Site): ConfigFile[] {
  const paths = entries
    .filter(({ kind }) => kind === 'form')
    .flatMap(({ value }) =>
      isObject(value)
        ? [...(asText(value.agreement) ?? '').matchAll(/\]\((\/[^)#?\s]*)/g)].map(
            ([, path]) => path,
          )
        : [],
    );
  return [...new Set(paths)].flatMap((path) => {
    const page = pages.get(path ?? '');
    return page && !page.ofRecord && isObject(page.value) ? [page] : [];
  });
}

const sectionsOf = ({ value }: ConfigFile): Json[] =>
  isObject(value) && Array.isArray(value.sections) ? value.sections : [];
