import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailOf } from '../../../supabase/functions/new-submission/mail.ts';
import { projectRoot } from '../../node/project.ts';
import { saveEmail } from '../emails.ts';
import { readFormLabels } from './form-labels.ts';
import { tellSettings } from './log-settings.ts';
import type { EmbeddedSupabase } from './open.ts';

const TEMPLATE = join(projectRoot, 'supabase/templates/new_submission.html');

/**
 * What goes on around `submit_form`: before, the database learns what the site logs; afterwards those
 * are told, by e-mail, who are to be. One that was there before is no news.
 */
export async function takeSubmission(
  database: EmbeddedSupabase,
  body: { submission_id?: unknown },
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { notify = [] } = (await tellSettings(database)) ?? {};
  const find = async () => {
    const { rows } = await database.connection.driver.query<{ name: string; form: string }>(
      'select name, form from public.submissions where id = $1',
      [String(body.submission_id)],
    );
    return rows[0];
  };
  const known = await find();
  const response = await answer();
  const stored = known ? undefined : await find();
  if (stored) await tell(notify, database.siteUrl, stored);
  return response;
}

async function tell(notify: string[], siteUrl: string, stored: Record<'name' | 'form', string>) {
  const form = labelOf(stored.form);
  const mail = mailOf(readFileSync(TEMPLATE, 'utf8'), { ...stored, form }, siteUrl);
  for (const to of notify) await saveEmail({ to, ...mail });
}

function labelOf(form: string): string {
  try {
    return readFormLabels()[form] ?? form;
  } catch (error) {
    if (error instanceof SyntaxError) return form; // a page that is being edited
    throw error;
  }
}
