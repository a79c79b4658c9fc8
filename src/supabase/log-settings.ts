import type { EmailSources } from './site-emails.ts';

/** What the database has to know of a site to keep its submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  retentionDays: number;
  /** As the panel lists them; none if the site has no panel. */
  statuses: Pick<EmailSources['statuses'][number], 'value' | 'meaning'>[];
}

export function logSettings({
  integrations,
  forms,
  statuses,
}: Pick<EmailSources, 'integrations' | 'forms' | 'statuses'>): LogSettings {
  const { strategies = [], retentionDays = 180 } = integrations.submissions ?? {};
  const names = Object.values(forms).flatMap(({ submit }) =>
    'formName' in submit && strategies.some((strategy) => strategy === submit.strategy)
      ? [submit.formName]
      : [],
  );
  return {
    forms: [...new Set(names)].sort(),
    retentionDays,
    statuses: statuses.map(({ value, meaning }) => ({ value, meaning })),
  };
}

/** The same as SQL. */
export function settingsSql({ forms, retentionDays, statuses }: LogSettings): string {
  const names = forms.map((form) => `'${form.replaceAll("'", "''")}'`).join(', ');
  return (
    `update private.submission_settings set forms = array[${names}]::text[], ` +
    `retention_days = ${retentionDays}${statuses.length > 0 ? `, statuses = '${JSON.stringify(statuses)}'` : ''};`
  );
}
