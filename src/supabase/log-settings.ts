import { ANSWERS_PER_HOUR, RETENTION_DAYS, SUSPICION } from '../lib/log-defaults.ts';
import type { SuspicionSettings } from '../types/config.gen.ts';
import type { EmailSources } from './site-emails.ts';

/** The settings that the database needs to store a site's submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  retentionDays: number;
  /** What is kept as suspected, and for how many days. */
  suspicion: Required<SuspicionSettings>;
  /** The most e-mails in an hour that answer visitors. */
  answersPerHour: number;
  /** As the panel lists them; none if the site has no panel. */
  statuses: Pick<EmailSources['statuses'][number], 'value' | 'meaning'>[];
}

/** One IPv6 line may have many networks. */
const LINES_OF_A_SITE = 4;

export function logSettings({
  integrations,
  forms,
  statuses,
}: Pick<EmailSources, 'integrations' | 'forms' | 'statuses'>): LogSettings {
  const {
    strategies = [],
    retentionDays = RETENTION_DAYS,
    suspicion,
    answersPerHour = ANSWERS_PER_HOUR,
  } = integrations.submissions ?? {};
  const names = Object.values(forms).flatMap(({ submit }) =>
    'formName' in submit && strategies.some((strategy) => strategy === submit.strategy)
      ? [submit.formName]
      : [],
  );
  return {
    forms: [...new Set(names)].sort(),
    retentionDays,
    suspicion: { ...SUSPICION, ...suspicion },
    answersPerHour,
    statuses: statuses.map(({ value, meaning }) => ({ value, meaning })),
  };
}

/** Column of `private.submission_settings` -> its value. */
export const settingsColumns = (settings: LogSettings): Record<string, unknown> => ({
  forms: settings.forms,
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
