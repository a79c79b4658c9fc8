import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form, Integrations } from '../../app/types/config.gen.ts';
import { contentRoot } from '../../node/project.ts';
import type { EmbeddedSupabase } from './open.ts';

/** What the database has to know of a site to keep its submissions. */
export interface LogSettings {
  /** The `formName` of each form that is logged, sorted. */
  forms: string[];
  retentionDays: number;
  /** E-mail addresses. */
  notify: string[];
}

/** Of the site as it is on the disk. Throws where that does not parse. */
export function readLogSettings(root = contentRoot): LogSettings {
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(join(root, 'site-config', file), 'utf8')) as T;
  const { submissions } = read<Integrations>('integrations.json');
  const { strategies = [], retentionDays = 180, notify = [] } = submissions ?? {};
  const forms = readdirSync(join(root, 'site-config/forms'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => read<Form>(`forms/${file}`).submit)
    .flatMap((submit) =>
      'formName' in submit && strategies.includes(submit.strategy) ? [submit.formName] : [],
    );
  return { forms: [...new Set(forms)].sort(), retentionDays, notify };
}

/** The same as SQL, for a hosted project. */
export function settingsSql({ forms, retentionDays }: LogSettings): string {
  const names = forms.map((form) => `'${form.replaceAll("'", "''")}'`).join(', ');
  return (
    `update private.submission_settings set forms = array[${names}]::text[], ` +
    `retention_days = ${retentionDays};`
  );
}

/** Tells the embedded database. A site that does not parse is one being edited: nothing changes. */
export async function tellSettings({
  connection,
}: EmbeddedSupabase): Promise<LogSettings | undefined> {
  try {
    const settings = readLogSettings();
    await connection.driver.query(settingsSql(settings));
    return settings;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
