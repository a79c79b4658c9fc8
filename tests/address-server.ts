/**
 * A built site with the headers that it has on a host, and the studio's function over a repository of its own:
 * three accounts, an editor, an administrator, and one without a role. Needs LOCAL_DATA.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { preview } from 'vite';
import { localFolder } from '../src/demo/folder.ts';
import { studioFunction } from '../src/demo/forge/studio-function.ts';
import { problemsOnMain } from '../src/demo/forge/testing/problems.ts';
import { APP, APP_KEY, REPOSITORY, startForge } from '../src/demo/forge/testing/test-forge.ts';
import { completeLite } from '../src/demo/supabase/answers.ts';
import { openSupabase } from '../src/demo/supabase/open.ts';
import { emptyDatabase } from '../src/demo/supabase/testing/empty-database.ts';
import { serveBuilt } from '../src/dev/preview-server.ts';
import { SUPABASE } from '../src/hosting/own-addresses.ts';
import { useDemoEnvironment } from '../src/node/demo-environment.ts';
import { contentRoot, distDir } from '../src/node/project.ts';
import { createSiteChecks } from '../src/supabase/studio/site-checks.ts';
import { siteMade } from '../src/supabase/studio/site-made.ts';
import { ADDRESS_ACCOUNTS, ADDRESS_PASSWORD, FORGE } from './studio/address.ts';

useDemoEnvironment();
rmSync(localFolder(), { recursive: true, force: true });
cpSync(await emptyDatabase(), localFolder(), { recursive: true });
const port = Number(process.env.PORT);
const { SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = process.env;
const database = await openSupabase({ siteUrl: `http://localhost:${port}`, publishableKey });
const { fetch: answer } = completeLite(database);

const { default: bcrypt } = await import('bcryptjs');
const password = await bcrypt.hash(ADDRESS_PASSWORD, 4);
for (const [role, { email, name }] of Object.entries(ADDRESS_ACCOUNTS)) {
  await database.connection.driver.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(),
       '{"provider": "email", "providers": ["email"]}', $4, now(), now())`,
    [randomUUID(), email, password, JSON.stringify({ full_name: name })],
  );
  if (role !== 'none')
    await database.connection.driver.query('select public.set_access($1, $2)', [email, role]);
}

// Its blocks are not in the repository.
const site = createSiteChecks({ ...siteMade(contentRoot).made, blocks: null });
let deploys = 'success';
const forge = await startForge(contentRoot, {
  published: (commit) => forge.deploy(commit, deploys as never, `http://localhost:${port}`),
});
const studio = studioFunction({
  ...{ repository: REPOSITORY, app: { id: APP.id, key: APP_KEY }, site },
  ...{ secretKey: database.secretKey, publishableKey },
  forge: async (input, init) => forge.fetch(new Request(input, init)),
  database: async (input, init) => answer(new Request(input, init)),
  report: console.error,
});

const listener = getRequestListener(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/functions/v1/studio') return studio(request);
  if (pathname !== FORGE) return answer(request);
  // What tests ask and do, as somebody with a terminal.
  if (searchParams.has('problems')) return Response.json(await problemsOnMain(forge, site));
  if (request.method === 'GET' && !searchParams.has('file'))
    return Response.json(forge.records.read().pulls);
  if (request.method === 'GET')
    return new Response(
      (await forge.textAt(searchParams.get('branch') ?? 'main', searchParams.get('file') ?? '')) ??
        null,
    );
  const asked = await request.json();
  if (asked.deploys) deploys = asked.deploys;
  if (asked.access)
    await database.connection.driver.query('select public.set_access($1, $2)', asked.access);
  if (asked.expired)
    await database.connection.driver.query(
      `update public.studio_links set expires_at = now() - interval '1 day' where title = $1`,
      [asked.expired],
    );
  if (asked.removed) await removeBranch(asked.removed);
  if (asked.rewritten) await reset(asked.rewritten);
  const branch = asked.rewritten ?? 'main';
  const commit = asked.files && (await forge.commit(asked.files, branch));
  if (asked.squashed) {
    // As the forge's own button does it: another commit with the same files, and the branch is gone.
    forge.records.change(({ pulls }) => {
      for (const pull of pulls)
        if (pull.head.ref === asked.squashed)
          Object.assign(pull, {
            state: 'closed',
            merged_at: pull.updated_at,
            merge_commit_sha: commit,
          });
    });
    await removeBranch(asked.squashed);
  }
  return Response.json({ commit });
});

async function removeBranch(branch: string): Promise<void> {
  await forge.repository.run(['update-ref', '-d', `refs/heads/${branch}`]);
  await forge.records.pushed(branch, undefined);
}

/** So that what is committed to it next stands on what is published, and not on what it had. */
async function reset(branch: string): Promise<void> {
  await forge.repository.run([
    'update-ref',
    `refs/heads/${branch}`,
    (await forge.tip('main')) ?? '',
  ]);
}

await preview({
  configFile: false,
  appType: 'custom',
  build: { outDir: distDir },
  logLevel: 'warn',
  preview: { port, strictPort: true, open: false, host: 'localhost' },
  plugins: [
    {
      name: 'studio-at-an-address',
      configurePreviewServer(server) {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (![...SUPABASE, FORGE].some((path) => pathname.startsWith(path))) return next();
          listener(request, response).catch(next);
        });
        return serveBuilt(server);
      },
    },
  ],
});
