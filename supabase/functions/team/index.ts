/** The edge function: what the Deno of a hosted project gives to `answer`. A project has these secrets by itself. */
import { answer } from './answer.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const URL = Deno.env.get('SUPABASE_URL') ?? '';
const SECRET = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
const PUBLIC = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

const ask = (method: string, path: string, body: object, headers: Record<string, string>) =>
  fetch(`${URL}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const WITH_SECRET = { apikey: SECRET, Authorization: `Bearer ${SECRET}` };

Deno.serve((request) =>
  answer(request, {
    rpc: (name, body, authorization) =>
      ask(
        'POST',
        `/rest/v1/rpc/${name}`,
        body,
        authorization === undefined
          ? WITH_SECRET
          : { apikey: PUBLIC, Authorization: authorization },
      ),
    async invite(email, by) {
      const invited =
        by === 'link'
          ? await ask(
              'POST',
              '/auth/v1/admin/generate_link',
              { type: 'invite', email },
              WITH_SECRET,
            )
          : await ask('POST', '/auth/v1/invite', { email }, WITH_SECRET);
      if (!invited.ok) return { status: invited.status };
      // Somebody else may have signed up with this address and a password of theirs.
      const { id, hashed_token } = await invited.json();
      const password = crypto.randomUUID();
      const path = `/auth/v1/admin/users/${id}`;
      const { status } = await ask('PUT', path, { password }, WITH_SECRET);
      return by === 'link' ? { status, token: hashed_token } : { status };
    },
  }),
);
