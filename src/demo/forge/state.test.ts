/** What `npm run supabase -- --check` finds of the studio's function, asked of the function itself over the forge. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createForge } from '../../../supabase/functions/studio/forge.ts';
import { createRepository } from '../../../supabase/functions/studio/repository.ts';
import { answerState } from '../../../supabase/functions/studio/state.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { type Ask, checkProject } from '../../supabase/check-project.ts';
import { fixtureChecks } from '../../supabase/studio/testing.ts';
import { worded } from '../../words/reader.ts';
import { openForge } from './forge.ts';
import { APP, APP_KEY, REPOSITORY, startForge, type TestForge } from './testing/test-forge.ts';

let forge: TestForge;
beforeAll(async () => {
  forge = await startForge(FIXTURE_SITE);
});
afterAll(() => forge.remove());

const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

interface Given {
  key?: string;
  repository?: string;
  branch?: string;
  missing?: string[];
  permissions?: (typeof APP)['permissions'];
  blocks?: string;
}

async function gapsWith(given: Given): Promise<string[]> {
  const { key = APP_KEY, repository = REPOSITORY, branch = 'main', missing = [] } = given;
  const { permissions = APP.permissions, blocks = null } = given;
  const { folder } = forge;
  const own = openForge({ folder, name: REPOSITORY, branch: 'main', app: { ...APP, permissions } });
  const client = createForge({
    ...{ api: 'https://api.forge.example', repository, app: APP.id, key, now: Date.now },
    fetch: async (input, init) => own.fetch(new Request(input, init)),
  });
  const services = {
    ...{ forge: client, repository: createRepository(client, branch), now: Date.now },
    ...{ site: { ...fixtureChecks(), blocks }, project: {} as never },
  };
  const ask: Ask = async (path) => {
    if (path.startsWith('/rest/')) return Response.json({ migrations: [], administrators: 1 });
    if (path.startsWith('/auth/')) return Response.json({});
    const request = new Request('http://a.example/', { headers: { apikey: 'secret' } });
    return answerState(request, services, { keys: ['secret'], missing, app: { id: APP.id, key } });
  };
  const needs = {
    migrations: [],
    settings: undefined,
    functions: ['studio'],
    functionSettings: '',
    social: [],
    mayRegister: true,
  };
  const gaps = await checkProject(ask, needs);
  own.repository.close();
  return gaps.map((gap) => worded(gap.missing));
}

const { pull_requests: _, ...fewer } = APP.permissions;
test.each<[string, Given, RegExp[]]>([
  ['nothing', {}, []],
  [
    'variables',
    { missing: ['STUDIO_APP_ID', 'STUDIO_APP_KEY'] },
    [/STUDIO_APP_ID/, /STUDIO_APP_KEY/],
  ],
  ['a key that is none', { key: 'x' }, [/chave do app/]],
  ['a key of another app', { key: otherKey }, [/chave do app/]],
  ['an installation', { repository: 'owner/outro' }, [/não está instalado/]],
  ['a right', { permissions: fewer }, [/direitos de menos/]],
  ['a branch', { branch: 'master' }, [/O ramo/]],
  ['blocks of today', { blocks: 'a'.repeat(40) }, [/outros blocos/]],
])('what is missing: %s', async (_, given, wanted) => {
  const found = await gapsWith(given);
  expect(found).toHaveLength(wanted.length);
  for (const [at, pattern] of wanted.entries()) expect(found[at]).toMatch(pattern);
});

test('who does not show the secret key is told nothing', async () => {
  const request = new Request('http://a.example/', { headers: { apikey: 'x' } });
  const given = { keys: ['secret', ''], missing: ['STUDIO_APP_ID'], app: { id: '', key: '' } };
  const response = await answerState(request, {} as never, given);
  expect([response.status, await response.json()]).toEqual([401, { status: 'denied' }]);
});
