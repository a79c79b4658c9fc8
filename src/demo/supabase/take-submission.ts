import {
  deliverEmails,
  type Services,
} from '../../../supabase/functions/new-submission/deliver.ts';
import type { SubmissionRow } from '../../../supabase/functions/new-submission/notice.ts';
import { logSettings, settingsSql } from '../../supabase/log-settings.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { saveEmail } from '../store.ts';
import type { EmbeddedSupabase } from './open.ts';

/**
 * Wraps `submit_form`: first writes the log settings of the site to the database, afterwards sends what is due of the
 * submission, as the edge function of a hosted project does.
 */
export async function takeSubmission(
  database: EmbeddedSupabase,
  body: { submission_id?: unknown },
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { driver } = database.connection;
  const sources = sourcesNow();
  if (sources) await driver.query(settingsSql(logSettings(sources)));
  const response = await answer();
  await sendEmails(database, String(body.submission_id));
  return response;
}

/** Sends what is due of a submission. */
export async function sendEmails(database: EmbeddedSupabase, submission: string): Promise<void> {
  const { rows } = await database.connection.driver.query<SubmissionRow>(
    'select id, form, page, name, email, fields from public.submissions where id = $1',
    [submission],
  );
  const sources = sourcesNow();
  const settings = sources && noticeSettings(sources);
  if (rows[0] && settings)
    await deliverEmails(
      { ...settings, siteUrl: database.siteUrl },
      rows[0],
      localServices(database),
    );
}

/** The local inbox takes every mail. */
function localServices({ connection: { driver } }: EmbeddedSupabase): Services {
  const call = async <T>(name: string, ...values: unknown[]): Promise<T> => {
    const places = values.map((_, index) => `$${index + 1}`).join(', ');
    const { rows } = await driver.query<{ result: T }>(
      `select public.${name}(${places}) as result`,
      values,
    );
    return rows[0]?.result as T;
  };
  return {
    async send(to, mail) {
      await saveEmail({ to, ...mail });
      return 'sent';
    },
    pause: async () => {},
    claimDelivery: (submission) => call('claim_delivery', submission),
    settleDelivery: (...settled) => call('settle_delivery', ...settled),
    claimAnswer: (submission) => call('claim_answer', submission),
    settleAnswer: (...settled) => call('settle_answer', ...settled),
  };
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
