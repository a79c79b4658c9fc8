import {
  type NoticeSettings,
  noticeOf,
  recipientsOf,
  type SubmissionRow,
} from '../../../supabase/functions/new-submission/notice.ts';
import { logSettings, settingsSql } from '../../supabase/log-settings.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { saveEmail } from '../emails.ts';
import type { EmbeddedSupabase } from './open.ts';

/**
 * What goes on around `submit_form`: before, the database learns what the site logs; afterwards those
 * are told, by e-mail, who are to be. A submission that was there before is told of once.
 */
export async function takeSubmission(
  database: EmbeddedSupabase,
  body: { submission_id?: unknown },
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const sources = sourcesNow();
  if (sources) await database.connection.driver.query(settingsSql(logSettings(sources)));
  const find = async () => {
    const { rows } = await database.connection.driver.query<SubmissionRow>(
      'select id, form, page, name, email, fields from public.submissions where id = $1',
      [String(body.submission_id)],
    );
    return rows[0];
  };
  const isKnown = Boolean(await find());
  const response = await answer();
  const stored = isKnown ? undefined : await find();
  const settings = sources && noticeSettings(sources);
  if (stored && settings) await sendNotice(settings, stored, database.siteUrl);
  return response;
}

async function sendNotice(
  settings: NoticeSettings,
  row: SubmissionRow,
  siteUrl: string,
): Promise<void> {
  const notice = noticeOf(settings, row, siteUrl);
  for (const to of recipientsOf(settings, row.form)) await saveEmail({ to, ...notice });
}

/** Undefined while a file of the site is being edited and does not parse: nothing changes then. */
function sourcesNow() {
  try {
    return readSources();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
