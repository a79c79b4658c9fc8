import { readCliConfig } from './config.ts';

/** `[auth.rate_limit]` of config.toml: requests of one visitor in five minutes, e-mails in an hour. */
type RateLimit = ReturnType<typeof readCliConfig>['auth']['rate_limit'];
type PerVisitor = Exclude<keyof RateLimit, 'email_sent'>;

const MINUTE = 60_000;
/** Number of requests that may come at once before they are refused (Supabase's guide "Rate limits"). */
const BURST = 30;

const PER_VISITOR: Record<string, PerVisitor> = {
  'POST /auth/v1/verify': 'token_verifications',
  'GET /auth/v1/verify': 'token_verifications',
  'POST /auth/v1/token?grant_type=refresh_token': 'token_refresh',
  'POST /auth/v1/token': 'sign_in_sign_ups',
  'POST /auth/v1/signup': 'sign_in_sign_ups',
  'POST /auth/v1/otp': 'sign_in_sign_ups',
  'POST /auth/v1/magiclink': 'sign_in_sign_ups',
  'POST /auth/v1/recover': 'sign_in_sign_ups',
  'POST /auth/v1/resend': 'sign_in_sign_ups',
};

/** What may send an e-mail, whether there is an account or not: a limit must not tell either. */
const SENDS =
  /^(POST \/auth\/v1\/(signup|otp|magiclink|recover|resend)|POST \/functions\/v1\/team|GET .*\/reauthenticate)$/;

/** Asked before each request, with who asks; answers it when there were too many. */
export type Limits = (request: Request, visitor: string) => Response | undefined;

/** A hosted project's limits on guessing and on e-mails, for the embedded database. */
export function createLimits(now: () => number = Date.now): Limits {
  const { rate_limit: rates } = readCliConfig().auth;
  const buckets = new Map<string, { left: number; at: number }>();

  /** A token bucket: full at first, refilled bit by bit. Whether there was one to take. */
  function take(key: string, capacity: number, refill: number): boolean {
    const { left, at } = buckets.get(key) ?? { left: capacity, at: now() };
    const filled = Math.min(capacity, left + (now() - at) / refill);
    const taken = filled >= 1;
    buckets.set(key, { left: taken ? filled - 1 : filled, at: now() });
    return taken;
  }

  return (request, visitor) => {
    const { pathname, searchParams } = new URL(request.url);
    // A HEAD is answered as a GET whose body is left out.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = `${method} ${pathname}`;
    const grant = `${route}?grant_type=${searchParams.get('grant_type')}`;
    const name = PER_VISITOR[grant] ?? PER_VISITOR[route];
    if (name && !take(`${name} ${visitor}`, BURST, (5 * MINUTE) / rates[name]))
      return tooMany('over_request_rate_limit', 'Request rate limit reached');
    const { email_sent: perHour } = rates;
    if (SENDS.test(route) && !take('email_sent', perHour, (60 * MINUTE) / perHour))
      return tooMany('over_email_send_rate_limit', 'email rate limit exceeded');
    return undefined;
  };
}

const tooMany = (error_code: string, msg: string) =>
  Response.json({ code: 429, error_code, msg }, { status: 429 });
