/** Calls of the forge's API, with a token of the app that no answer of the function holds. */
import { appToken } from './app-token.ts';

export interface ForgeSettings {
  /** Without a slash at the end. */
  api: string;
  /** "owner/name". */
  repository: string;
  app: string;
  /** PEM. */
  key: string;
  fetch: typeof fetch;
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the JSON of an API; each caller knows what it asked for
  body: any;
}

/** The forge cannot be reached, does not work, or does not let the app in. */
export class ForgeError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Seconds after which it may be asked again, if it has too much to do. */
    readonly retryAfter?: number,
  ) {
    super(`The forge answered ${status}: ${message}`);
  }
}

export interface Forge {
  readonly repository: string;
  /** A path below the repository's. Resolves to any answer below 500 that is about what was asked. */
  ask(method: string, path: string, body?: object): Promise<Told>;
  query(query: string): Promise<Told>;
  /** The app, as commits name it. */
  committer(): Promise<{ name: string; email: string }>;
}

const TIMEOUT = 20_000;
/** A token is good for an hour; one that ends soon is not used any more. In milliseconds. */
const MARGIN = 300_000;
const DEFAULT_WAIT = 60;

/** The rights of the app: content and branches, pull requests, and to read what became of a deploy. */
export const PERMISSIONS = {
  contents: 'write',
  pull_requests: 'write',
  checks: 'read',
  deployments: 'read',
};

export function createForge(settings: ForgeSettings): Forge {
  const { api, repository, now } = settings;
  const ofRepository = `/repos/${repository}`;
  let token: { text: string; until: number; slug: string } | undefined;

  async function call(method: string, path: string, by: string, body?: object): Promise<Told> {
    const response = await settings
      .fetch(`${api}${path}`, {
        method,
        headers: {
          Accept: 'application/vnd.github+json',
          'Content-Type': 'application/json',
          'User-Agent': 'studio',
          'X-GitHub-Api-Version': '2022-11-28',
          Authorization: `Bearer ${by}`,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      .catch((error: unknown) => {
        throw new ForgeError(0, String(error));
      });
    const text = await response.text();
    const told = { status: response.status, body: parsed(text) };
    refuseBusy(response, told);
    if (response.status >= 500) throw new ForgeError(response.status, text.slice(0, 200));
    return told;
  }

  /** Documentation, "Rate limits": 403 or 429, with nothing remaining or with a time to wait. */
  function refuseBusy({ status, headers }: Response, { body }: Told): void {
    const wait = headers.get('retry-after');
    const isOver = headers.get('x-ratelimit-remaining') === '0' || wait !== null;
    if (status !== 429 && !(status === 403 && isOver)) return;
    const reset = Number(headers.get('x-ratelimit-reset')) - now() / 1000;
    const seconds = wait ? Number(wait) : reset;
    throw new ForgeError(
      status,
      String(body?.message),
      Math.ceil(seconds > 0 ? seconds : DEFAULT_WAIT),
    );
  }

  async function installation() {
    if (token && token.until - MARGIN > now()) return token;
    const signed = await appToken(settings.app, settings.key, now() / 1000);
    const found = await call('GET', `${ofRepository}/installation`, signed);
    if (found.status !== 200) throw new ForgeError(found.status, String(found.body?.message));
    const granted = await call(
      'POST',
      `/app/installations/${found.body.id}/access_tokens`,
      signed,
      {
        repositories: [repository.split('/')[1]],
        permissions: PERMISSIONS,
      },
    );
    if (granted.status !== 201) throw new ForgeError(granted.status, String(granted.body?.message));
    const until = Date.parse(granted.body.expires_at);
    token = { text: granted.body.token, until, slug: String(found.body.app_slug) };
    return token;
  }

  async function authorized(method: string, path: string, body?: object): Promise<Told> {
    const told = await call(method, path, (await installation()).text, body);
    if (told.status === 401) token = undefined;
    if (told.status === 401 || told.status === 403)
      throw new ForgeError(told.status, String(told.body?.message));
    return told;
  }

  return {
    repository,
    ask: (method, path, body) => authorized(method, `${ofRepository}/${path}`, body),
    query: (query) => authorized('POST', '/graphql', { query }),
    async committer() {
      const name = `${(await installation()).slug}[bot]`;
      return { name, email: `${name}@users.noreply.github.com` };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was asked for; throws for any other status than these. */
export function expected({ status, body }: Told, ...statuses: number[]): Told['body'] {
  if (!statuses.includes(status)) throw new ForgeError(status, String(body?.message));
  return body;
}
