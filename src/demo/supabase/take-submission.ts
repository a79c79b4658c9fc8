import { deliver, type Services } from '../../../supabase/functions/new-submission/deliver.ts';
import type { SubmissionRow } from '../../../supabase/functions/new-submission/notice.ts';
import { logSettings, settingsSql } from '../../supabase/log-settings.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { saveEmail } from '../emails.ts';
import type { EmbeddedSupabase } from './open.ts';

/**
 * Wraps `submit_form`: first writes the log settings of the site to the database, afterwards e-mails the recipients
 * and answers the visitor, once per submission.
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
  if (stored && settings)
    await deliver({ ...settings, siteUrl: database.siteUrl }, stored, localServices(database));
  return response;
}

/** The local inbox takes every mail. */
const localServices = ({ connection: { driver } }: EmbeddedSupabase): Services => ({
  async send(to, mail) {
    await saveEmail({ to, ...mail });
    return 'sent';
  },
  async claim(submission) {
    const { rows } = await driver.query<{ address: string | null }>(
      'select public.claim_answer($1) as address',
      [submission],
    );
    return rows[0]?.address ?? null;
  },
  async settle(submission, outcome) {
    await driver.query('select public.settle_answer($1, $2)', [submission, outcome]);
  },
});

/** Undefined while a file of the site is being edited and does not parse: nothing changes then. */
function sourcesNow() {
  try {
    return readSources();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
