/** The way of a change, in short; `send.long.test.ts` has what may come between. */
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../../src/content/testing/fixture.ts';
import { setUpPeople } from '../../../src/demo/forge/testing/people.ts';
import { sendOf, startStudio } from '../../../src/demo/forge/testing/studio.ts';
import { startForge } from '../../../src/demo/forge/testing/test-forge.ts';
import { fixtureChecks } from '../../../src/supabase/studio/testing.ts';

const PAGE = 'site-config/pages/sobre.json';
const { supabase, people } = setUpPeople();
const forge = await startForge(FIXTURE_SITE);
afterAll(() => forge.remove());

test('an editor proposes what is valid, and an administrator publishes it', async () => {
  const studio = startStudio({ supabase, forge, site: fixtureChecks() });
  const page = (await forge.textAt('main', PAGE)) ?? '';
  const wrong = await sendOf(forge, { [PAGE]: page.replace('"title"', '"titel"') });
  expect(await studio.ask(people.bia, wrong)).toMatchObject({ http: 422, status: 'invalid' });
  const send = await sendOf(forge, { [PAGE]: page.replace('"title": "', '"title": "Nova: ') });
  const told = await studio.ask(people.bia, send);
  expect(told).toMatchObject({ http: 200, status: 'proposed' });
  const { branch, tip } = told as unknown as Record<string, string>;
  expect(await forge.textAt('main', PAGE)).toBe(page);
  const publish = { do: 'publish', branch, tip };
  expect(await studio.ask(people.bia, publish)).toMatchObject({ http: 403, status: 'denied' });
  expect(await studio.ask(people.ana, publish)).toMatchObject({ status: 'published' });
  expect(await forge.textAt('main', PAGE)).toContain('"title": "Nova: ');
  expect(await studio.ask(undefined, publish)).toMatchObject({ http: 401, status: 'signed-out' });
  expect(studio.failures).toEqual([]);
});
