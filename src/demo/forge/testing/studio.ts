import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Answer, Change } from '../../../../supabase/functions/studio/protocol.ts';
import type { SiteChecks } from '../../../../supabase/functions/studio/site-checks.ts';
import { PUBLISHABLE_KEY, type TestSupabase } from '../../supabase/testing/supabase.ts';
import { studioFunction } from '../studio-function.ts';
import { APP, APP_KEY, REPOSITORY, type TestForge } from './test-forge.ts';

type Body = Record<string, unknown>;
export type Told = Answer & { http: number } & Record<string, unknown>;

export interface TestStudio {
  /** Asks with somebody's session, or with a token as it is. */
  ask(who: SupabaseClient | string | undefined, body: Body | string): Promise<Told>;
  /** What the function has reported as failed. */
  failures: unknown[];
}

interface Given {
  supabase: TestSupabase;
  forge: TestForge;
  site: SiteChecks;
  /** In the place of the forge's. */
  fetch?: typeof fetch;
}

/** A new instance of the function, which keeps nothing of those before. */
export function startStudio({ supabase, forge, site, ...given }: Given): TestStudio {
  const failures: unknown[] = [];
  const direct: typeof fetch = async (input, init) => forge.fetch(new Request(input, init));
  const studio = studioFunction({
    ...{ repository: REPOSITORY, app: { id: APP.id, key: APP_KEY }, site },
    ...{ secretKey: supabase.secretKey, publishableKey: PUBLISHABLE_KEY },
    forge: given.fetch ?? direct,
    database: (input, init) => supabase.fetch(input, init),
    report: (error) => failures.push(error),
  });
  return {
    failures,
    async ask(who, body) {
      const token = typeof who === 'object' ? await tokenOf(who) : who;
      const request = new Request('https://project.example/functions/v1/studio', {
        method: 'POST',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const response = await studio(request);
      return { http: response.status, ...(await response.json()) };
    },
  };
}

export const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

/** A send of texts and removals that begins at the published site. */
export async function sendOf(
  forge: TestForge,
  texts: Record<string, string | null>,
  more: Body = {},
): Promise<Body> {
  const changes: Record<string, Change> = {};
  for (const [file, text] of Object.entries(texts)) {
    const was = (await forge.repository.resolve(`main:${file}`, 'blob')) ?? null;
    changes[file] = { was, ...(text !== null && { text }) };
  }
  return { do: 'send', id: randomUUID(), title: 'Novo título', changes, ...more };
}
