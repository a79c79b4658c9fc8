import type { EmailSources } from './site-emails.ts';

/** What the database has to know of a site to keep its submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  retentionDays: number;
}

export function logSettings({
  integrations,
  forms,
}: Pick<EmailSources, 'integrations' | 'forms'>): LogSettings {
  const { strategies = [], retentionDays = 180 } = integrations.submissions ?? {};
  const names = Object.values(forms).flatMap(({ submit }) =>
    'formName' in submit && strategies.some((strategy) => strategy === submit.strategy)
      ? [submit.formName]
      : [],
  );
  return { forms: [...new Set(names)].sort(), retentionDays };
}

/** The same as SQL. */
export function settingsSql({ forms, retentionDays }: LogSettings): string {
  const names = forms.map((form) => `'${form.replaceAll("'", "''")}'`).join(', ');
  return (
    `update private.submission_settings set forms = array[${names}]::text[], ` +
    `retention_days = ${retentionDays};`
  );
}
