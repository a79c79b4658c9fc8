import { ANSWERS_PER_HOUR, RETENTION_DAYS, SUSPICION } from '../lib/log-defaults.ts';
import { WEEK } from '../lib/week.ts';
import type {
  Form,
  FormRecipients,
  SubmissionDigest,
  SuspicionSettings,
} from '../types/config.gen.ts';
import type { EmailSources } from './site-emails.ts';

/** The settings that the database needs to store a site's submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  /** Form -> the addresses that are told of each submission. */
  recipients: Record<string, string[]>;
  /** Who is told in their place of what somebody chose, the first that fits: by the words of the option, as the log has them. */
  choices: { form: string; field: string; label: string; emails: string[] }[];
  /** When a digest goes to whom; `days` as ISO 8601 counts them. Empty if none does. */
  digest: { days: number[]; hour: number; zone: string; emails: string[] } | Record<string, never>;
  /** The time zone in whose mornings those who get notices are reminded; empty if nobody is. */
  reminders: string;
  /** Who is told of what could not be told for an hour; or ''. */
  secondAddress: string;
  /** The forms that have an answer for the visitor, sorted. */
  answered: string[];
  /** The forms that go to the CRM, and those that go to the webhook, sorted. */
  crmForms: string[];
  webhookForms: string[];
  /** Whether the CRM stores once what has the same id. */
  crmStoresOnce: boolean;
  /** Which files a form takes: form -> field -> how many, of how many bytes each, of which types. */
  files: Record<string, Record<string, { most: number; bytes: number; types: string[] }>>;
  retentionDays: number;
  /** What is kept as suspected, and for how many days. */
  suspicion: Required<SuspicionSettings>;
  /** The most e-mails in an hour that answer visitors. */
  answersPerHour: number;
  /** As the panel lists them; none if the site has no panel. */
  statuses: Pick<EmailSources['statuses'][number], 'value' | 'meaning'>[];
}

type LogSources = Pick<EmailSources, 'integrations' | 'forms' | 'statuses'> &
  Partial<Pick<EmailSources, 'site' | 'messages'>>;

/** One IPv6 line may have many networks. */
const LINES_OF_A_SITE = 4;

const MEGABYTE = 1_000_000;

export function logSettings({
  integrations,
  forms,
  statuses,
  site,
  messages,
}: LogSources): LogSettings {
  const {
    strategies = [],
    retentionDays = RETENTION_DAYS,
    suspicion,
    notify = [],
    notifyByForm = [],
    secondAddress = '',
    webhookForms = [],
    digest,
    reminders = true,
    answersPerHour = ANSWERS_PER_HOUR,
  } = integrations.submissions ?? {};
  const logged = Object.entries(forms).flatMap(([id, { submit, answer, fields }]) =>
    'formName' in submit && strategies.some((strategy) => strategy === submit.strategy)
      ? [{ id, name: submit.formName, answer, fields, isForCrm: submit.strategy === 'crm' }]
      : [],
  );
  const sorted = (names: string[]) => [...new Set(names)].sort();
  return {
    forms: sorted(logged.map(({ name }) => name)),
    recipients: Object.fromEntries(
      logged.map(({ id, name }) => [
        name,
        notifyByForm.find((to) => to.form === id && !to.if)?.emails ?? notify,
      ]),
    ),
    choices: notifyByForm.flatMap((to) => choiceOf(to, forms) ?? []),
    digest: digest && messages?.emails?.digest ? timed(digest, site?.timeZone) : {},
    reminders: reminders && messages?.emails?.reminder ? (site?.timeZone ?? 'UTC') : '',
    secondAddress,
    answered: sorted(logged.flatMap(({ name, answer }) => (answer ? [name] : []))),
    crmForms: sorted(logged.flatMap(({ name, isForCrm }) => (isForCrm ? [name] : []))),
    webhookForms: sorted(
      logged.flatMap(({ id, name }) => (webhookForms.includes(id) ? [name] : [])),
    ),
    crmStoresOnce: integrations.crm?.storesOnce === true,
    files: filesOf(logged),
    retentionDays,
    suspicion: { ...SUSPICION, ...suspicion },
    answersPerHour,
    statuses: statuses.map(({ value, meaning }) => ({ value, meaning })),
  };
}

const timed = ({ days, hour = 8, emails }: SubmissionDigest, zone = 'UTC') => ({
  ...{ hour, zone, emails },
  days: days.map((day) => WEEK.indexOf(day) + 1).sort(),
});

/** Forms with the same name are one to the log, which takes what any of them takes. */
function filesOf(logged: { name: string; fields?: Form['fields'] }[]): LogSettings['files'] {
  const files: LogSettings['files'] = {};
  for (const { name, fields = [] } of logged)
    for (const field of fields)
      if (field.type === 'file') {
        const { maxFiles = 1, maxMegabytes = 5, accept } = field;
        const bytes = maxMegabytes * MEGABYTE;
        files[name] = { ...files[name], [field.name]: { most: maxFiles, bytes, types: accept } };
      }
  return files;
}

/** Undefined if it is of no choice. */
function choiceOf({ form, emails, if: chosen }: FormRecipients, forms: EmailSources['forms']) {
  const { submit, fields = [] } = forms[form] ?? {};
  if (!chosen || !submit || !('formName' in submit)) return undefined;
  const field = fields.find(({ name }) => name === chosen.field);
  const options = field && 'options' in field ? field.options : [];
  const option = options?.find(({ value }) => value === chosen.is);
  return option && { form: submit.formName, field: chosen.field, label: option.label, emails };
}

/** Column of `private.submission_settings` -> its value. */
export const settingsColumns = (settings: LogSettings): Record<string, unknown> => ({
  forms: settings.forms,
  recipients: settings.recipients,
  choices: settings.choices,
  digest: settings.digest,
  reminders: settings.reminders,
  second_address: settings.secondAddress,
  answered: settings.answered,
  crm_forms: settings.crmForms,
  webhook_forms: settings.webhookForms,
  crm_stores_once: settings.crmStoresOnce,
  files: settings.files,
  retention_days: settings.retentionDays,
  per_address: settings.suspicion.perHour,
  per_site: settings.suspicion.perHour * LINES_OF_A_SITE,
  most_links: settings.suspicion.links,
  repeat_hours: settings.suspicion.repeatHours,
  suspected_days: settings.suspicion.days,
  answers_per_hour: settings.answersPerHour,
  ...(settings.statuses.length > 0 && { statuses: settings.statuses }),
});

/** The same as SQL. */
export function settingsSql(settings: LogSettings): string {
  const json = JSON.stringify(settingsColumns(settings)).replaceAll("'", "''");
  const names = Object.keys(settingsColumns(settings));
  const values = names.map((name) => `written.${name}`);
  return (
    `update private.submission_settings set (${names.join(', ')}) = row(${values.join(', ')}) ` +
    `from jsonb_populate_record(null::private.submission_settings, '${json}') as written;`
  );
}
