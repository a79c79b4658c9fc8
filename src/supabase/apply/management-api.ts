/**
 * Supabase's Management API, as its OpenAPI description of June 2026 has it (https://supabase.com/docs/reference/api): 120
 * requests a minute to a user and project; beyond it 429 for the rest of the minute, with `X-RateLimit-Reset` in seconds;
 * 401 without a valid token, 403 if the token may not do it, 404 if there is no such project.
 */
import { msg, type Wording } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';

export interface ApiOptions {
  /** https://supabase.com/dashboard/account/tokens */
  token: string;
  /** The project's id: twenty letters. */
  ref: string;
  /** Without a slash at the end. */
  address?: string;
  pause?(seconds: number): Promise<void>;
}

export interface ApiFunction {
  name: string;
  /** Path, as `supabase/functions/<name>/index.ts` -> text. */
  files: Record<string, string>;
  entrypoint: string;
  /** Files that are read, not imported. */
  statics: string[];
  verifyJwt: boolean;
}

export type ManagementApi = ReturnType<typeof managementApi>;

/** How often one request is repeated that came too soon. */
const MOST_WAITS = 5;
const TIMEOUT = 120_000;

export function managementApi({
  token,
  ref,
  address = 'https://api.supabase.com',
  pause,
}: ApiOptions) {
  const wait =
    pause ?? ((seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));

  const send = (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    return fetch(`${address}/v1/projects/${ref}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error) => {
      const reason = String(error.cause ?? error);
      throw new UserError(msg('supabase/apply:no-answer', { address, reason }));
    });
  };

  async function ask<T>(method: string, path: string, body?: FormData | object): Promise<T> {
    let response = await send(method, path, body);
    for (let waits = 0; response.status === 429 && waits < MOST_WAITS; waits += 1) {
      await wait(Number(response.headers.get('x-ratelimit-reset')) || 60);
      response = await send(method, path, body);
    }
    const text = await response.text();
    const [call = ''] = `${method} ${path}`.split('?');
    if (!response.ok) throw new UserError(refusal(call, response.status, text));
    return (text ? JSON.parse(text) : undefined) as T;
  }

  return {
    ref,
    /** GET /v1/projects/{ref}: `status` is ACTIVE_HEALTHY once it can be used. */
    project: () => ask<{ name: string; status: string }>('GET', ''),
    /** POST …/database/query: runs SQL as the owner, several statements too; answers 201 with the rows of the last. */
    query: <T>(query: string) => ask<T[]>('POST', '/database/query', { query }),
    /** GET …/config/auth: all settings of the accounts. */
    accounts: () => ask<Record<string, unknown>>('GET', '/config/auth'),
    /** PATCH …/config/auth: what is not named stays. */
    changeAccounts: (changes: Record<string, unknown>) => ask('PATCH', '/config/auth', changes),
    /** GET …/secrets: `value` is the SHA-256 of the secret, in hexadecimal digits. */
    secrets: () => ask<{ name: string; value: string }[]>('GET', '/secrets'),
    /** POST …/secrets: adds or replaces these; none may begin with SUPABASE_. Answers 201. */
    setSecrets: (secrets: { name: string; value: string }[]) => ask('POST', '/secrets', secrets),
    /** GET …/functions */
    functions: () => ask<{ slug: string }[]>('GET', '/functions'),
    /**
     * POST …/functions/deploy?slug=: sources as multipart/form-data, `metadata` first; bundles them, and makes the function or
     * replaces it. Answers 201, or 402 if the plan has no more functions.
     */
    deploy({ name, files, entrypoint, statics, verifyJwt }: ApiFunction) {
      const form = new FormData();
      const metadata = {
        ...{ name, entrypoint_path: entrypoint, static_patterns: statics, verify_jwt: verifyJwt },
      };
      form.append('metadata', JSON.stringify(metadata));
      for (const [path, text] of Object.entries(files)) form.append('file', new Blob([text]), path);
      return ask('POST', `/functions/deploy?slug=${name}`, form);
    },
    /** GET …/api-keys?reveal=true: with `api_key`, of the types publishable and secret, and the older ones, legacy, by name. */
    async keys(): Promise<{ publishable: string; secret: string }> {
      const keys = await ask<{ name: string; type?: string | null; api_key?: string | null }[]>(
        'GET',
        '/api-keys?reveal=true',
      );
      const keyOf = (type: string, older: string) =>
        (
          keys.find((key) => key.type === type && key.api_key) ??
          keys.find(({ name }) => name === older)
        )?.api_key ?? '';
      return { publishable: keyOf('publishable', 'anon'), secret: keyOf('secret', 'service_role') };
    },
  };
}

function refusal(call: string, status: number, text: string): Wording {
  if (status === 401) return msg('supabase/apply:no-token');
  if (status === 403) return msg('supabase/apply:forbidden', { call });
  if (status === 404) return msg('supabase/apply:no-project');
  if (status === 402) return msg('supabase/apply:no-more-functions');
  return msg('supabase/apply:refused', { call, status, reason: sentenceIn(text) });
}

function sentenceIn(text: string): string {
  try {
    const { message } = JSON.parse(text);
    return typeof message === 'string' ? message : text;
  } catch {
    return text.slice(0, 500); // a page of a gateway
  }
}
