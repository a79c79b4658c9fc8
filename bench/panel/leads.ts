/** A thousand leads in a minute, while a colleague reads the list: over HTTP, as browsers do. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  newClient,
  PUBLISHABLE_KEY,
  type TestSupabase,
} from '../../src/demo/supabase/testing/supabase.ts';
import { median } from '../statistics.ts';

export const LEADS = 1_000;
/** What their ids begin with. */
export const LEAD_IDS = '1ead0000';
const SECONDS = 60;
/** How often the list is asked for: more often than any colleague. */
const EVERY = 250;

export interface Times {
  /** In ms. */
  median: number;
  /** Of a hundred, 95 are not slower. */
  most: number;
  worst: number;
}

export const timesOf = (times: number[]): Times => ({
  median: median(times),
  most: [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0,
  worst: Math.max(...times),
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends leads as they would come, whether or not those before were answered, and reads the list meanwhile. */
export async function leadsInAMinute(
  send: (number: number) => Promise<unknown>,
  list: () => Promise<unknown>,
): Promise<{ quiet: Times; lists: Times; sends: Times }> {
  const quiet: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    quiet.push(await timed(list));
    await pause(EVERY / 4);
  }
  const sends: Promise<number>[] = [];
  const lists: number[] = [];
  const start = performance.now();
  const sending = (async () => {
    for (let number = 0; number < LEADS; number += 1) {
      await pause(Math.max(0, start + (number * SECONDS * 1000) / LEADS - performance.now()));
      sends.push(timed(() => send(number)));
    }
  })();
  while (performance.now() < start + SECONDS * 1000) {
    lists.push(await timed(list));
    await pause(EVERY);
  }
  await sending;
  return {
    quiet: timesOf(quiet.slice(1)),
    lists: timesOf(lists),
    sends: timesOf(await Promise.all(sends)),
  };
}

/** The same at an embedded database, over HTTP. */
export async function leadsOverHttp(supabase: TestSupabase, colleague: SupabaseClient) {
  const server = createServer(getRequestListener((request) => supabase.fetch(request)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { data } = await colleague.auth.getSession();
  const panel = newClient(url, PUBLISHABLE_KEY, fetch, {
    Authorization: `Bearer ${data.session?.access_token}`,
  });
  const found = await leadsInAMinute(
    async (number) => {
      const response = await fetch(`${url}/rest/v1/rpc/submit_form`, {
        method: 'POST',
        headers: {
          ...{ apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
          'cf-connecting-ip': `198.51.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify(leadOf(number)),
      });
      const { status } = (await response.json()) as { status?: string };
      if (status !== 'stored') throw new Error(`Lead ${number}: ${response.status} ${status}`);
    },
    async () => await panel.rpc('find_submissions', { filters: {} }).throwOnError(),
  );
  server.close();
  return found;
}

const leadOf = (number: number) => ({
  submission_id: LEAD_IDS + number.toString(16).padStart(24, '0'),
  ...{ form: 'contact_form', page: 'https://www.example.com/contato', crm_answer: 'unknown' },
  fields: [
    { name: 'name', label: 'Nome', value: `Ana ${number}`, as: 'name' },
    { name: 'email', label: 'E-mail', value: `ana${number}@a.example`, as: 'email' },
    { name: 'message', label: 'Mensagem', value: `Quero uma proposta, número ${number}.` },
  ],
});
