/** Invites somebody to the team, for an administrator. Runs on Deno and on Node: it imports nothing. */

/** What the function needs of a project, so that the secret key stays with whoever runs it. */
export interface Project {
  /** Calls a function of the database: as the account of an `Authorization` header, or with the secret key. */
  rpc(name: string, body: object, authorization?: string): Promise<Response>;
  /**
   * Makes an account without a password and invites it, again if the address has never been confirmed: by an e-mail, or
   * by a link, whose token it tells. `status` is that of the accounts' own API (422: the account is there).
   */
  invite(email: string, by: Way): Promise<{ status: number; token?: string }>;
}

/** An e-mail is a convenience: it may be lost, and some companies have no mailer. */
export type Way = 'email' | 'link';

/** `invited`: an e-mail went out, or there is a token for a link. `added`: the account was there already. */
const STATUS = {
  ...{ invited: 200, added: 200 },
  ...{ member: 200, malformed: 400, denied: 403, 'too-many': 429, failed: 502 },
};

const ROLES = ['editor', 'sales', 'admin'];
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

/** Answers a POST of `{ email, role, by }` with `{ status }`, and with the `token` of a link. */
export async function answer(request: Request, project: Project): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const authorization = request.headers.get('authorization') ?? '';
  // The database knows who may: whoever may not see the team is refused here.
  const team = await project.rpc('list_team', {}, authorization);
  if (team.status >= 500) return reply('failed');
  if (!team.ok) return reply('denied');
  const asked = askedIn(await request.json().catch(() => undefined));
  if (!asked) return reply('malformed');
  const members = (await team.json()) as Member[];
  const there = members.find(({ email }) => email.toLowerCase() === asked.address);
  // Their role is changed where its present one is known. A link that was lost or is too old is made again.
  const isAgain = asked.by === 'link' && there?.confirmed === false && there.role === asked.access;
  if (there && !isAgain) return reply('member');

  const { by, ...access } = asked;
  const { status, token } = await project.invite(access.address, by);
  if (status === 429) return reply('too-many');
  if (status !== 200 && status !== 422) return reply('failed');
  const given = await project.rpc('set_access', { ...access, actor: subjectOf(authorization) });
  if (!given.ok || (await given.json()) !== true) return reply('failed');
  return status === 200 ? reply('invited', token) : reply('added');
}

interface Member {
  email: string;
  role: string;
  /** Whether they have signed in by a link once. */
  confirmed: boolean;
}

/** Undefined if it does not name an address and a role. */
function askedIn(body: unknown): { address: string; access: string; by: Way } | undefined {
  const { email, role, by = 'email' } = (body ?? {}) as Record<string, unknown>;
  const address = typeof email === 'string' ? email.trim().toLowerCase() : '';
  if (!ADDRESS.test(address) || address.length > 254) return undefined;
  if (by !== 'email' && by !== 'link') return undefined;
  return ROLES.some((known) => known === role)
    ? { address, access: role as string, by }
    : undefined;
}

/** The account of a token that the database has taken. */
function subjectOf(authorization: string): string | null {
  const claims = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    return JSON.parse(atob(claims)).sub ?? null;
  } catch {
    return null;
  }
}

/** The site is on another origin than its project. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
};

const reply = (status: keyof typeof STATUS, token?: string) =>
  Response.json({ status, token }, { status: STATUS[status], headers: CORS });
