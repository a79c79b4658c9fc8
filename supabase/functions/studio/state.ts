/** What the function lacks, for `npm run supabase -- --check`, which shows the project's secret key. */
import { appToken } from './app-token.ts';
import { isOutdated, type Services } from './asked.ts';
import { ForgeError } from './forge.ts';

/** Whether the forge lets the function in; else why not. */
type ForgeState = 'ok' | 'key' | 'not-installed' | 'rights' | 'branch' | 'away';

export interface FunctionState {
  /** Names of the variables that are not set. */
  missing: string[];
  forge?: ForgeState;
  isOutdated?: boolean;
}

interface Given {
  /** Who has one of these may ask. */
  keys: string[];
  missing: string[];
  app: { id: string; key: string };
}

export async function answerState(
  request: Request,
  services: Services,
  { keys, missing, app }: Given,
): Promise<Response> {
  const shown = await sumOf(request.headers.get('apikey') ?? '');
  const known = await Promise.all(keys.filter(Boolean).map(sumOf));
  if (!known.includes(shown)) return Response.json({ status: 'denied' }, { status: 401 });
  if (missing.length > 0) return Response.json({ missing } satisfies FunctionState);
  const state = await forgeState(services, app);
  return Response.json({ missing, ...state } satisfies FunctionState);
}

async function forgeState(
  services: Services,
  { id, key }: Given['app'],
): Promise<Omit<FunctionState, 'missing'>> {
  const isKey = await appToken(id, key, services.now() / 1000).then(
    () => true,
    () => false,
  );
  if (!isKey) return { forge: 'key' };
  try {
    const tip = await services.repository.tipOf(services.repository.branch);
    if (!tip) return { forge: 'branch' };
    return {
      forge: 'ok',
      isOutdated: await isOutdated(services, await services.repository.head()),
    };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const states: Record<number, ForgeState> = {
      401: 'key',
      403: 'rights',
      404: 'not-installed',
      422: 'rights',
    };
    return { forge: states[error.status] ?? 'away' };
  }
}

/** By sums, so that how long the comparison takes says nothing of a key. */
async function sumOf(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(sum).join();
}
