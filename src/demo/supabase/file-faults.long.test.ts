/**
 * A lead with a file, from the browser's own code to its erasure: each request on its way fails in each way, over real
 * sockets. In the end there is one row with one sound file, and once it is erased, nothing of it.
 */

import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FileServices, tendFiles } from '../../../supabase/functions/new-submission/files.ts';
import { httpServices } from '../../../supabase/functions/new-submission/services.ts';
import { writeLog } from '../../blocks/strategies/shared/log.ts';
import { uploadFiles } from '../../blocks/strategies/shared/upload.ts';
import type { Submission } from '../../forms/kit/types.ts';
import { bytesOf, FAULTS, type Fault, faults, serve } from './testing/faults.ts';
import { PUBLISHABLE_KEY, SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const FORM = 'hero_form';
const ID = SUBMISSION.submission_id;
const BUCKET = 'submission-files';
const PDF = '%PDF-1.7 Ana';
/** What answers slower than this is not waited for, in milliseconds. */
const PATIENCE = 500;

/** The requests on the way of a file, each by what it asks. */
const STEPS = {
  'announced by the browser': 'POST /rest/v1/rpc/announce_files',
  'added by the browser': `POST /storage/v1/object/${BUCKET}/`,
  'sent with its submission': 'POST /rest/v1/rpc/submit_form',
  'looked for by the worker': 'POST /rest/v1/rpc/file_work',
  'looked at by the worker': `GET /storage/v1/object/${BUCKET}/`,
  'settled by the worker': 'POST /rest/v1/rpc/settle_files',
  'removed by the worker': `DELETE /storage/v1/object/${BUCKET}`,
};

let fault: Fault | undefined;
let faulty = '';
let server: Server;
let address: string;
let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});

/** What the server is asked goes on to the database, without the settings of the site, so that those of the test hold. */
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const body = await bytesOf(request);
  const isSite = url.includes('/rpc/');
  const ask = async () => {
    const asked = new Request(`http://localhost:4173${url}`, {
      method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(method !== 'GET' && { body: new Uint8Array(body) }),
    });
    return isSite ? supabase.app.fetch(asked) : supabase.fetch(asked);
  };
  const met = `${method} ${url}`.startsWith(faulty) && fault;
  if (met) {
    fault = undefined;
    await met(response, ask);
    return;
  }
  const answer = await ask();
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(new Uint8Array(await answer.arrayBuffer()));
}

beforeAll(async () => {
  ({ server, address } = await serve(respond));
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  vi.stubGlobal('location', { origin: address });
  // Whoever waits, waits as long: the worker, too.
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, PATIENCE));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query('delete from private.submission_files');
  await supabase.query('update private.submission_settings set forms = $1, files = $2', [
    [FORM],
    { [FORM]: { cv: { most: 1, bytes: 1000, types: ['pdf'] } } },
  ]);
  fault = undefined;
  await work();
});

/** As a person presses the button until the form says that it was sent. */
async function sendUntilConfirmed(): Promise<number> {
  for (let presses = 1; presses <= 3; presses += 1) if (await press(presses)) return presses;
  return Number.POSITIVE_INFINITY;
}

async function press(at: number): Promise<boolean> {
  const submission = {
    ...{ row: ID, id: ID, at, source: undefined, isTrapped: false, keptEntries: [] },
    entered: SUBMISSION.fields,
    pageUrl: SUBMISSION.page,
    files: [['cv', new File([PDF], 'cv.pdf', { type: 'application/pdf' })]],
    integrations: { supabase: { url: address, publishableKey: PUBLISHABLE_KEY } },
  } as unknown as Submission;
  try {
    if (await uploadFiles(submission, FORM, AbortSignal.timeout(PATIENCE))) return false;
    const { status } = await writeLog(submission, FORM, AbortSignal.timeout(PATIENCE));
    return status === 'confirmed';
  } catch {
    return false; // no answer: the form says that nobody knows
  }
}

/** The worker of a hosted project; what it does not get done is for the next one. */
async function work(): Promise<void> {
  const { files } = httpServices({
    ...{ mailApi: '', mailKey: '', mailFrom: '' },
    ...{ supabaseUrl: address, serviceKey: supabase.secretKey },
  });
  for (let workers = 0; workers < 3; workers += 1)
    await tendFiles(files satisfies FileServices).catch(() => undefined);
}

const onDisk = () => {
  const folder = join(supabase.folder, 'supabase/storage', BUCKET);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const counted = async (table: string) =>
  Number((await supabase.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

describe.each(Object.entries(STEPS))('a file that is %s', (_, step) => {
  test.each(FAULTS)('where it %s', async (name) => {
    faulty = step;
    fault = faults[name];
    expect(await sendUntilConfirmed()).toBeLessThanOrEqual(2);
    await work();
    expect((await admin.rpc('list_files', { submission: ID }).throwOnError()).data).toMatchObject([
      { name: 'cv.pdf', size: PDF.length, state: 'sound' },
    ]);
    expect([onDisk().length, await counted('public.submissions')]).toEqual([1, 1]);

    // Not by the panel's call, after which the embedded database's own worker would remove it.
    await supabase.query('delete from public.submissions');
    await work();
    expect([onDisk(), await counted('private.submission_files')]).toEqual([[], 0]);
    expect(fault).toBeUndefined();
  });
});
