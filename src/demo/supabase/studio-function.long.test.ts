/** The studio's function on a real Deno, with the validator as it is delivered, between a forge and the embedded database. */
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { projectRoot } from '../../node/project.ts';
import { bundleValidator } from '../../supabase/studio/bundle-validator.ts';
import { setUpPeople } from '../forge/testing/people.ts';
import { sendOf, tokenOf } from '../forge/testing/studio.ts';
import {
  APP,
  APP_KEY,
  REPOSITORY,
  startForge,
  type TestForge,
} from '../forge/testing/test-forge.ts';
import { findDeno, startOnDeno } from './testing/deno.ts';
import { PUBLISHABLE_KEY } from './testing/supabase.ts';

const PAGE = 'site-config/pages/sobre.json';

const deno = await findDeno();

const { supabase, people } = setUpPeople();
const folder = mkdtempSync(join(tmpdir(), 'studio-function-'));
const root = join(folder, 'site');
const servers: Server[] = [];
let forge: TestForge;
let running: ChildProcess | undefined;
let edge = '';

async function listen(
  answers: (request: Request) => Response | Promise<Response>,
): Promise<string> {
  const server = createServer(getRequestListener(answers));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startFunction(env: Record<string, string>): Promise<void> {
  const source = join(projectRoot, 'supabase/functions/studio');
  cpSync(source, folder, { recursive: true, filter: (path) => !/\.(test|d)\.ts$/.test(path) });
  writeFileSync(join(folder, 'validator.js'), await bundleValidator(root));
  ({ process: running, address: edge } = startOnDeno(deno ?? '', folder, env));
  const answers = () => fetch(edge, { method: 'GET' }).then(({ status }) => status);
  await vi.waitFor(async () => expect(await answers()).toBe(401), { timeout: 120_000 });
}

const ask = async (who: keyof typeof people, body: object) => {
  const response = await fetch(edge, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(people[who])}` },
    body: JSON.stringify(body),
  });
  return response.json();
};

/** Milliseconds of the processor that the function has had, and megabytes that it holds (`man 5 proc`). */
function used(): { ms: number; mb: number } {
  const stat = readFileSync(`/proc/${running?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = readFileSync(`/proc/${running?.pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  return {
    ms: (Number(stat[11]) + Number(stat[12])) * 10,
    mb: Math.round(Number(kilobytes) / 1000),
  };
}

describe.skipIf(!deno)('on Deno', () => {
  beforeAll(async () => {
    forge = await startForge(FIXTURE_SITE);
    // Without git: what of it is on the forge are the content's folders alone.
    cpSync(FIXTURE_SITE, root, { recursive: true });
    await startFunction({
      ...{ STUDIO_REPOSITORY: REPOSITORY, STUDIO_APP_ID: APP.id, STUDIO_APP_KEY: APP_KEY },
      ...{ STUDIO_FORGE_API: await listen(forge.fetch), SUPABASE_ANON_KEY: PUBLISHABLE_KEY },
      SUPABASE_URL: await listen((request) => supabase.fetch(request)),
      SUPABASE_SECRET_KEYS: `{"default":"${supabase.secretKey}"}`,
    });
  }, 300_000);
  afterAll(() => {
    running?.kill();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    forge.remove();
    rmSync(folder, { recursive: true });
  });

  test('from the head to a published page, with the processor and the memory of a hosted function', async () => {
    const head = await ask('bia', { do: 'head' });
    expect(head).toMatchObject({ status: 'ok', isOutdated: false, person: { role: 'editor' } });
    const page = (await forge.textAt('main', PAGE)) ?? '';
    const before = used();
    const told = await ask(
      'bia',
      await sendOf(forge, { [PAGE]: page.replace('"title": "', '"title": "Um ') }),
    );
    expect(told).toMatchObject({ status: 'proposed' });
    const { branch, tip } = told;
    const after = used();
    expect(await ask('ana', { do: 'publish', branch, tip })).toMatchObject({ status: 'published' });
    expect(await forge.textAt('main', PAGE)).toContain('"title": "Um ');
    const wrong = await sendOf(forge, { [PAGE]: page.replace('"title"', '"titel"') });
    expect(await ask('bia', wrong)).toMatchObject({ status: 'invalid' });
    console.info(`one send: ${after.ms - before.ms} ms of the processor, ${used().mb} MB`);
    // A hosted function has 2 s for a request; a busy machine has more to count.
    expect(after.ms - before.ms).toBeLessThan(4_000);
  });

  test('`GET` with the secret key says what is missing', async () => {
    const state = (key: string) => fetch(edge, { headers: { apikey: key } });
    expect((await state('x')).status).toBe(401);
    expect(await (await state(supabase.secretKey)).json()).toEqual({
      ...{ missing: [], forge: 'ok', isOutdated: false },
    });
  });
});
