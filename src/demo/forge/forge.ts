/**
 * A stand-in of GitHub on this machine: the calls that the studio's function makes, over a bare repository. What they answer
 * is what GitHub's documentation says of version 2022-11-28.
 */
import { type Answer, failure, notFound, ok } from './answers.ts';
import { AppTokens, type ForgeApp } from './app-tokens.ts';
import { BareRepository } from './git.ts';
import { gitRoutes } from './git-routes.ts';
import { answerQuery } from './graphql.ts';
import { projectRoutes } from './project-routes.ts';
import { type Deployment, Records } from './pulls.ts';
import type { Asked } from './route.ts';

export interface ForgeOptions {
  /** The folder of the bare repository. */
  folder: string;
  /** "owner/name". */
  name: string;
  /** The branch that is published. */
  branch: string;
  app: ForgeApp;
  /** Where people read pull requests. */
  pages?: string;
  /** Called with the commit when that branch has moved. */
  published?(commit: string): void;
  /** Milliseconds since the epoch. */
  now?(): number;
}

export interface Forge {
  /** Answers a call of the API. */
  fetch(request: Request): Promise<Response>;
  repository: BareRepository;
  records: Records;
  /** Notes what the deploy of a commit has come to. */
  deploy(sha: string, state: Deployment['state'], address: string): void;
}

const ROUTES = [...gitRoutes, ...projectRoutes];
const INSTALLATION = 1;
/** Documentation, "Rate limits for GitHub App installations": 5,000 calls an hour at least. */
const LIMIT = 5000;
const HOUR = 3_600_000;

export function openForge(options: ForgeOptions): Forge {
  const { name, branch, published = () => undefined, now = Date.now } = options;
  const { pages = 'https://forge.example/pull' } = options;
  const repository = new BareRepository(options.folder);
  const records = new Records(repository, now);
  const tokens = new AppTokens(options.app, now);
  const [owner = ''] = name.split('/');
  let window = { until: 0, used: 0 };

  async function answered(request: Request): Promise<Answer> {
    const { pathname, searchParams: search } = new URL(request.url);
    const authorization = request.headers.get('authorization') ?? '';
    const body = parsed((await request.text()) || '{}');
    if (body === undefined) return failure(400, 'Problems parsing JSON');
    const answer = byApp(request.method, pathname, { authorization, body }) ?? overLimit();
    if (answer) return answer;
    if (pathname === '/graphql')
      return tokens.refused(authorization, 'contents', 'read') ?? answerQuery(repository, body);
    const found = routeOf(request.method, pathname);
    if (!found) return notFound;
    const access = accessOf(request);
    const asked: Asked = { repository, records, owner, branch, pages, search, body, published };
    return (
      tokens.refused(authorization, found.route.needs, access) ??
      found.route.answer(asked, ...found.parts)
    );
  }

  function routeOf(method: string, pathname: string) {
    const start = `/repos/${name}/`;
    const path = pathname.startsWith(start) ? pathname.slice(start.length) : '';
    const route = ROUTES.find((one) => one.method === method && one.path.test(path));
    return route && { route, parts: (route.path.exec(path) ?? []).slice(1) };
  }

  /** The calls that an app makes as itself. */
  function byApp(
    method: string,
    path: string,
    { authorization, body }: { authorization: string; body: object },
  ): Answer | undefined {
    const isFinding = method === 'GET' && path === `/repos/${name}/installation`;
    const isGranting =
      method === 'POST' && path === `/app/installations/${INSTALLATION}/access_tokens`;
    const isOther = /^\/repos\/[^/]+\/[^/]+\/installation$/.test(path);
    if (!isFinding && !isGranting && !isOther) return undefined;
    const refused = tokens.refusedToken(authorization);
    if (refused) return refused;
    if (isGranting) return tokens.grant(body);
    return isFinding
      ? ok({ id: INSTALLATION, app_slug: 'studio', permissions: options.app.permissions })
      : notFound;
  }

  function overLimit(): Answer | undefined {
    if (window.until < now()) window = { until: now() + HOUR, used: 0 };
    window.used += 1;
    return window.used > LIMIT
      ? failure(403, 'API rate limit exceeded for installation ID 1.')
      : undefined;
  }

  const limits = () => ({
    'x-ratelimit-limit': String(LIMIT),
    'x-ratelimit-remaining': String(Math.max(0, LIMIT - window.used)),
    'x-ratelimit-used': String(window.used),
    'x-ratelimit-reset': String(Math.ceil(window.until / 1000)),
    'x-ratelimit-resource': 'core',
  });

  return {
    repository,
    records,
    async fetch(request) {
      const { status, body, headers = {} } = await answered(request);
      const all = { ...limits(), ...headers };
      return body === undefined
        ? new Response(null, { status, headers: all })
        : Response.json(body, { status, headers: all });
    },
    deploy(sha, state, address) {
      records.change(({ deployments }) => {
        const known = deployments.find((one) => one.sha === sha);
        if (known) return Object.assign(known, { state, environment_url: address });
        return deployments.push({
          ...{ id: deployments.length + 1, sha, state, environment: 'production' },
          ...{ created_at: records.time(), environment_url: address },
        });
      });
    },
  };
}

const accessOf = ({ method }: Request) => (method === 'GET' ? 'read' : 'write');

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
