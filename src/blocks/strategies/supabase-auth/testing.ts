import { afterAll, beforeAll, vi } from 'vitest';
import type { SubmitResult } from '../../../forms/kit/types.ts';
import type { AuthAction, Form, Integrations } from '../../../types/config.gen.ts';
import { loadAuth } from '../../../visitor/auth/load-auth.ts';
import { PAGES, sessionOf, startWire, stubBrowser, USER } from '../../../visitor/auth/testing.ts';
import { strategy as supabaseAuth } from './supabase-auth.strategy.ts';

export const SITE_ORIGIN = 'https://www.fortim.example';
export const CONFIRMED = { status: 'confirmed' };

/** A field that only sends something when there is a token. */
const CAPTCHA = { type: 'captcha', name: 'g-recaptcha-response', label: 'Verificação' };

type Wire = Awaited<ReturnType<typeof startWire>>;
type Answers = Parameters<Wire['answers']>[0];

/** Submits a form with one action and these fields. */
export function submitForm(
  action: AuthAction,
  values: Record<string, string>,
  integrations: Integrations,
): Promise<SubmitResult> {
  const notices = { confirmed: 'a', refused: 'b' };
  const config = { strategy: 'supabase-auth', action, notices } as const;
  const entries = Object.entries(values);
  const form = { submit: config, fields: [CAPTCHA] } as unknown as Form;
  const submission = {
    id: 'id-1',
    row: 'id-1',
    at: 1,
    entries,
    files: [],
    keptEntries: [],
    entered: [],
    source: undefined,
    pageUrl: `${SITE_ORIGIN}/auth`,
    isTrapped: false,
    form,
    integrations,
  };
  const departure = { begun: () => undefined, signal: new AbortController().signal };
  return supabaseAuth.submit(submission, config, departure);
}

/** Forms about accounts in front of a stand-in for the service, for the tests of a file. */
export function setUpForms() {
  const stored = stubBrowser();
  /** The address the page was sent to. */
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', Object.assign(new URL(`${SITE_ORIGIN}/auth`), { assign }));
  let wire: Wire;
  let integrations: Integrations;

  beforeAll(async () => {
    wire = await startWire();
    const supabase = { url: wire.origin, publishableKey: 'sb_publishable_x' };
    integrations = { siteUrl: SITE_ORIGIN, supabase, auth: { social: ['google'], pages: PAGES } };
  });
  afterAll(async () => {
    await (await loadAuth(integrations)).supabase.auth.dispose();
    await wire.stop();
    vi.unstubAllGlobals();
  });

  async function submit(
    action: AuthAction,
    values: Record<string, string> = {},
    answers: Answers = {},
  ) {
    wire.answers({
      'GET /rest/v1/profiles': { body: { full_name: 'Ana' } },
      'GET /rest/v1/user_roles': { body: [] },
      ...answers,
    });
    return submitForm(action, values, integrations);
  }

  return {
    stored,
    assign,
    submit,
    signIn: () =>
      submit(
        'sign-in',
        { email: USER.email, password: 'segredo' },
        { 'POST /auth/v1/token': { body: sessionOf() } },
      ),
    /** The requests of the last submission. */
    requests: () => wire.ofAuth(),
    asked: () => wire.ofAuth().map(({ method, path }) => `${method} ${path}`),
  };
}
