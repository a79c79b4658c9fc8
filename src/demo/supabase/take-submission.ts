import { type Services, sendDue } from '../../../supabase/functions/new-submission/deliver.ts';
import { goalsOf } from '../../../supabase/functions/new-submission/environment.ts';
import type { FileWork } from '../../../supabase/functions/new-submission/files.ts';
import { keyHeaders, settled } from '../../../supabase/functions/new-submission/services.ts';
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
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { driver } = database.connection;
  const sources = sourcesNow();
  if (sources) await driver.query(settingsSql(logSettings(sources)));
  const response = await answer();
  await sendEmails(database);
  return response;
}

/** Sends what is due, as the edge function of a hosted project does. */
export async function sendEmails(database: EmbeddedSupabase): Promise<void> {
  const sources = sourcesNow();
  const settings = sources && noticeSettings(sources);
  if (!settings) return;
  const { siteUrl } = database;
  const goals = goalsOf(settings, (name) => process.env[name] ?? '', siteUrl);
  await sendDue({ ...settings, siteUrl, goals }, localServices(database));
}

/** Longest wait for the CRM and the webhook, in milliseconds: the database answers nobody meanwhile. */
const TIMEOUT = 20_000;

/** The local inbox takes every mail. */
function localServices(database: EmbeddedSupabase): Services {
  const { app, secretKey, siteUrl } = database;
  const { driver } = database.connection;
  const call = async <T>(name: string, values: object): Promise<T> => {
    const places = Object.keys(values).map((key, index) => `${key} => $${index + 1}`);
    const { rows } = await driver.query<{ result: T }>(
      `select public.${name}(${places.join(', ')}) as result`,
      Object.values(values),
    );
    return rows[0]?.result as T;
  };
  return {
    async send(to, mail) {
      await saveEmail({ to, ...mail });
      return { outcome: 'sent' };
    },
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) }),
    pause: async () => {},
    now: Date.now,
    claim: (worker) => call('claim_station', { worker }),
    settle: (task, result) => call('settle_station', settled(task, result)),
    rest: (worker) => call('rest_worker', { worker }),
    files: {
      work: () => call<FileWork>('file_work', {}),
      settle: ({ sound, unsound, removed }) => call('settle_files', { sound, unsound, removed }),
      storage: async (path, init) =>
        app.fetch(
          new Request(`${siteUrl}/storage/v1${path}`, {
            ...init,
            headers: { ...keyHeaders(secretKey), ...init?.headers },
          }),
        ),
    },
  };
}

/** Undefined while a file of the site is being edited and does not parse: nothing changes then. */
export function sourcesNow() {
  try {
    return readSources();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
