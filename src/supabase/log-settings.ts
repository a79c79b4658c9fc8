import type { EmailSources } from './site-emails.ts';

/** The settings that the database needs to store a site's submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  retentionDays: number;
  /** The most e-mails in an hour that answer visitors. */
  answersPerHour: number;
  /** As the panel lists them; none if the site has no panel. */
  statuses: Pick<EmailSources['statuses'][number], 'value' | 'meaning'>[];
}

export function logSettings({
  integrations,
  forms,
  statuses,
}: Pick<EmailSources, 'integrations' | 'forms' | 'statuses'>): LogSettings {
  const {
    strategies = [],
    retentionDays = 180,
    answersPerHour = 60,
  } = integrations.submissions ?? {};
  const names = Object.values(forms).flatMap(({ submit }) =>
    'formName' in submit && strategies.some((strategy) => strategy === submit.strategy)
      ? [submit.formName]
      : [],
  );
  return {
    forms: [...new Set(names)].sort(),
    retentionDays,
    answersPerHour,
    statuses: statuses.map(({ value, meaning }) => ({ value, meaning })),
  };
}

/** Column of `private.submission_settings` -> its value. */
export const settingsColumns = (settings: LogSettings): Record<string, unknown> => ({
  forms: settings.forms,
  retention_days: settings.retentionDays,
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
