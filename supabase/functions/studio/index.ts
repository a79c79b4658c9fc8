/** The edge function: what the Deno of a hosted project gives to `answer`. docs/studio-at-an-address.md says how. */
import { answer } from './answer.ts';
import { createForge } from './forge.ts';
import { createRepository } from './repository.ts';
import { answerState } from './state.ts';
import { site } from './validator.js';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name) ?? '';

// What whoever publishes the site sets. The platform sets the others.
const needed = ['STUDIO_REPOSITORY', 'STUDIO_APP_ID', 'STUDIO_APP_KEY'];
const missing = needed.filter((name) => !variable(name));
// Newer projects have secret keys by name, all of them the key of a service role.
const named = Object.values<string>(JSON.parse(variable('SUPABASE_SECRET_KEYS') || '{}'));
const keys = [...named, variable('SUPABASE_SERVICE_ROLE_KEY')].filter(Boolean);
const [secret = ''] = keys;
const app = { id: variable('STUDIO_APP_ID'), key: variable('STUDIO_APP_KEY') };

const forge = createForge({
  api: variable('STUDIO_FORGE_API') || 'https://api.github.com',
  repository: variable('STUDIO_REPOSITORY'),
  app: app.id,
  key: app.key,
  fetch,
  now: Date.now,
});
const services = {
  ...{ forge, site, now: Date.now },
  repository: createRepository(forge, variable('STUDIO_BRANCH') || 'main'),
  project: {
    rpc: (name: string, body: object, authorization?: string) =>
      fetch(`${variable('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(authorization === undefined
            ? {
                apikey: secret,
                ...(secret.startsWith('eyJ') && { Authorization: `Bearer ${secret}` }),
              }
            : { apikey: variable('SUPABASE_ANON_KEY'), Authorization: authorization }),
        },
        body: JSON.stringify(body),
      }),
  },
};

Deno.serve((request) =>
  request.method === 'GET'
    ? answerState(request, services, { keys, missing, app })
    : answer(request, services, console.error),
);
