/** A lead that is sent as a visitor's, followed through every station, and taken away again. */
import { randomBytes } from 'node:crypto';
import { type Message, msg, type Wording } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { ManagementApi } from './management-api.ts';
import { quote } from './plan.ts';
import { type SampleForm, sampleEntries } from './sample.ts';

export interface TestedProject {
  api: ManagementApi;
  /** Without a slash at the end. */
  projectUrl: string;
  siteUrl: string;
  form: SampleForm;
  /** Whom the answer to the visitor goes to. */
  email: string;
  tell(wording: Wording): void;
  pause?(seconds: number): Promise<void>;
}

interface Station {
  station: 'notice' | 'answer' | 'crm' | 'webhook';
  address: string;
  state: 'waiting' | 'sent' | 'refused' | 'unknown' | 'none';
  reason: string;
  tries: number;
}

/** Seconds between two looks, and for how long: pg_cron calls the function each minute if the first call was lost. */
const BETWEEN = 3;
const PATIENCE = 150;

/** Resolves to whether it arrived at every station. Takes the lead away, whatever became of it. */
export async function sendTestLead(project: TestedProject): Promise<boolean> {
  const { api, tell } = project;
  const id = randomBytes(16).toString('hex');
  const row = quote(id);
  try {
    await submit(project, id);
    tell(msg('supabase/apply:test-stored', { form: project.form.formName }));
    const stations = await follow(project, id);
    for (const station of stations) tell(stationWords(station));
    if (stations.length === 0) tell(msg('supabase/apply:test-nowhere'));
    return stations.every(({ state }) => state === 'sent');
  } finally {
    // Its id is forgotten too, and that its mailbox was answered today.
    await api.query(
      `delete from private.answers where submission = ${row}; delete from public.submissions where id = ${row};
      delete from private.submission_ids where id = ${row};`,
    );
    tell(msg('supabase/apply:test-removed'));
  }
}

/** As the browser of a visitor does, with the key that everybody has. */
async function submit({ api, projectUrl, siteUrl, form, email }: TestedProject, id: string) {
  const { publishable } = await api.keys();
  const { fields, entries } = sampleEntries(form, email, id);
  const response = await fetch(`${projectUrl}/rest/v1/rpc/submit_form`, {
    method: 'POST',
    headers: { apikey: publishable, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ submission_id: id, form: form.formName, page: `${siteUrl}/`, fields },
      ...(form.isForCrm && { crm_entries: entries }),
    }),
  });
  const text = await response.text();
  if (!text.includes('"stored"'))
    throw new UserError(
      msg('supabase/apply:test-refused', { status: response.status, reason: text }),
    );
}

async function follow({ api, pause }: TestedProject, id: string): Promise<Station[]> {
  const wait =
    pause ?? ((seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  for (let left = PATIENCE; ; left -= BETWEEN) {
    const [{ stations } = { stations: [] }] = await api.query<{ stations: Station[] }>(
      `select private.stations_of(${quote(id)}) as stations`,
    );
    const waits = stations.some(({ state, tries }) => state === 'waiting' && tries === 0);
    if (!waits || left <= 0) return stations;
    await wait(BETWEEN);
  }
}

function stationWords({ station, address, state, reason }: Station): Message {
  return msg('supabase/apply:test-station', {
    station: msg(`supabase/apply:station-${station}`, { address }),
    outcome: msg(`supabase/apply:state-${state}`, { reason: reason || undefined }),
  });
}
