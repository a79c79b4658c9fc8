/** Finds what a hosted Supabase project lacks, and how to fix it. */
import { isDeepStrictEqual } from 'node:util';
import { keyHeaders } from '../../supabase/functions/new-submission/services.ts';
import type { FunctionState } from '../../supabase/functions/studio/state.ts';
import { msg, type Wording } from '../words/message.ts';

export interface Gap {
  missing: Wording;
  remedy: Wording;
}

/** The requirements of the site. */
export interface ProjectNeeds {
  /** Versions of the engine's migrations. */
  migrations: string[];
  /** Column of `private.submission_settings` -> its value; undefined if nothing is logged. */
  settings: Record<string, unknown> | undefined;
  /** Names of the edge functions. */
  functions: string[];
  /** SHA-256 of the settings that the function of new submissions is deployed with. */
  functionSettings: string;
  /** Ways to sign in beside e-mail and password, by the service's names. */
  social: string[];
  /** Whether people may make accounts by themselves. */
  mayRegister: boolean;
}

interface ProjectState {
  migrations: string[];
  settings: Record<string, unknown>;
  webhook: boolean;
  cron: boolean;
  /** Whether e-mails that were not taken are tried again. */
  retries: boolean;
  /** How many submissions have e-mails that failed twice or more. */
  undelivered: number;
  administrators: number;
}

/** `ask` fetches a path of the project with its secret key. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** With a secret key of the project. Rejects after ten seconds without an answer. */
export const askProject =
  (url: string, key: string): Ask =>
  (path, init) =>
    fetch(new URL(path, url), {
      ...init,
      headers: {
        ...keyHeaders(key),
        'Content-Type': 'application/json',
      },
      signal: AbortSignal.timeout(10_000),
    });

const CLI = 'npx supabase --workdir deploy';

/** Everything missing, in the order in which to fix it. Throws if the project does not answer. */
export async function checkProject(ask: Ask, needs: ProjectNeeds): Promise<Gap[]> {
  const state = await readState(ask);
  if ('missing' in state) return [state];
  const functions = await Promise.all(
    needs.functions.map((name) => gapsOfFunction(ask, name, needs)),
  );
  return [
    ...gapsOfDatabase(state, needs),
    ...functions.flat(),
    ...gapsOfLog(state, needs),
    ...(await gapsOfAccounts(ask, needs)),
    ...(state.administrators > 0
      ? []
      : [
          {
            missing: msg('supabase/check:no-administrator'),
            remedy: msg('supabase/check:no-administrator-remedy'),
          },
        ]),
  ];
}

async function readState(ask: Ask): Promise<ProjectState | Gap> {
  const response = await ask('/rest/v1/rpc/project_state', { method: 'POST', body: '{}' });
  if (response.ok) return response.json();
  if (response.status === 404)
    return {
      missing: msg('supabase/check:no-functions'),
      remedy: `${CLI} db push --remote`,
    };
  return {
    missing: msg('supabase/check:refused', { status: response.status }),
    remedy: msg('supabase/check:refused-remedy'),
  };
}

function gapsOfDatabase({ migrations }: ProjectState, needs: ProjectNeeds): Gap[] {
  const missing = needs.migrations.filter((version) => !migrations.includes(version));
  if (missing.length === 0) return [];
  return [
    {
      missing: msg('supabase/check:migrations', { versions: missing.join(', ') }),
      remedy: `${CLI} db push --remote`,
    },
  ];
}

function gapsOfLog(state: ProjectState, { settings }: ProjectNeeds): Gap[] {
  if (!settings) return [];
  const wrong = Object.keys(settings).filter(
    (name) => !isDeepStrictEqual(settings[name], state.settings[name]),
  );
  const gaps: Gap[] = [];
  if (wrong.length > 0)
    gaps.push({
      missing: msg('supabase/check:log', { settings: wrong.join(', ') }),
      remedy: msg('supabase/check:log-remedy'),
    });
  if (!state.webhook)
    gaps.push({
      missing: msg('supabase/check:webhook'),
      remedy: msg('supabase/check:webhook-remedy'),
    });
  else if (!state.retries)
    gaps.push({
      missing: msg('supabase/check:retries'),
      remedy: msg('supabase/check:retries-remedy'),
    });
  if (state.undelivered > 0)
    gaps.push({
      missing: msg('supabase/check:undelivered', { count: state.undelivered }),
      remedy: msg('supabase/check:undelivered-remedy'),
    });
  if (!state.cron)
    gaps.push({
      missing: msg('supabase/check:expiry'),
      remedy: msg('supabase/check:expiry-remedy'),
    });
  return gaps;
}

async function gapsOfFunction(ask: Ask, name: string, needs: ProjectNeeds): Promise<Gap[]> {
  const deploy = `${CLI} functions deploy ${name}`;
  const response = await ask(`/functions/v1/${name}`);
  if (response.status === 404)
    return [{ missing: msg('supabase/check:function-missing', { name }), remedy: deploy }];
  if (response.status >= 500)
    return [
      {
        missing: msg('supabase/check:function-broken', { name, status: response.status }),
        remedy: msg('supabase/check:function-broken-remedy', { command: deploy }),
      },
    ];
  if (name === 'studio') return gapsOfStudio(await response.json(), deploy);
  if (name !== 'new-submission') return [];
  if (!response.ok)
    return [
      {
        missing: msg('supabase/check:function-other', { name, status: response.status }),
        remedy: deploy,
      },
    ];
  const { missing, settings }: { missing: string[]; settings: string } = await response.json();
  const gaps = missing.map((variable) => gapOfVariable(variable, name));
  if (settings === needs.functionSettings) return gaps;
  const old = {
    missing: msg('supabase/check:function-old', { name }),
    remedy: msg('supabase/check:function-old-remedy', { command: deploy }),
  };
  return [...gaps, old];
}

const gapOfVariable = (variable: string, name: string): Gap => ({
  missing: msg('supabase/check:variable', { variable, name }),
  remedy: msg('supabase/check:variable-remedy', {
    command: `${CLI} secrets set --env-file "$PWD/deploy/supabase/functions.env"`,
  }),
});

function gapsOfStudio({ missing, forge, isOutdated }: FunctionState, deploy: string): Gap[] {
  const gaps = missing.map((variable) => gapOfVariable(variable, 'studio'));
  if (forge !== undefined && forge !== 'ok')
    gaps.push({
      missing: msg(`supabase/check:studio-${forge}`),
      remedy: msg(`supabase/check:studio-${forge}-remedy`),
    });
  if (isOutdated)
    gaps.push({
      missing: msg('supabase/check:studio-old'),
      remedy: msg('supabase/check:function-old-remedy', { command: deploy }),
    });
  return gaps;
}

interface AuthSettings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

async function gapsOfAccounts(ask: Ask, { social, mayRegister }: ProjectNeeds): Promise<Gap[]> {
  const response = await ask('/auth/v1/settings');
  const push = `${CLI} config push`;
  if (!response.ok)
    return [
      {
        missing: msg('supabase/check:accounts', { status: response.status }),
        remedy: msg('supabase/check:accounts-remedy'),
      },
    ];
  const { disable_signup, mailer_autoconfirm, external = {} }: AuthSettings = await response.json();
  const gaps: [is: boolean | undefined, missing: Wording, remedy: Wording][] = [
    [external.email === false, msg('supabase/check:email-off'), push],
    [mayRegister && disable_signup, msg('supabase/check:signup-off'), push],
    [!mayRegister && !disable_signup, msg('supabase/check:signup-on'), push],
    [mailer_autoconfirm, msg('supabase/check:unconfirmed'), push],
    ...social.map((name): [boolean, Wording, Wording] => [
      !external[name],
      msg('supabase/check:social-off', { name }),
      msg('supabase/check:social-off-remedy'),
    ]),
  ];
  return gaps.flatMap(([is, missing, remedy]) => (is ? [{ missing, remedy }] : []));
}
