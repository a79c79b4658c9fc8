/** Finds what a hosted Supabase project lacks, and how to fix it. */
import { isDeepStrictEqual } from 'node:util';
import { keyHeaders } from '../../supabase/functions/new-submission/services.ts';

export interface Gap {
  missing: string;
  remedy: string;
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

const STEP = 'veja os passos de npm run supabase';
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
            missing: 'Ninguém administra: nenhuma conta tem o acesso “admin”.',
            remedy:
              "No SQL Editor, depois do cadastro: select set_access('ana@empresa.com.br', 'admin');",
          },
        ]),
  ];
}

async function readState(ask: Ask): Promise<ProjectState | Gap> {
  const response = await ask('/rest/v1/rpc/project_state', { method: 'POST', body: '{}' });
  if (response.ok) return response.json();
  if (response.status === 404)
    return {
      missing: 'As tabelas e funções do banco, ou as mais novas: ele não conhece project_state.',
      remedy: `${CLI} db push --remote`,
    };
  return {
    missing: `O acesso: o projeto respondeu ${response.status} a esta chave.`,
    remedy:
      'Em SUPABASE_SECRET_KEY, use uma chave secreta (sb_secret_… ou service_role) do projeto de SUPABASE_URL.',
  };
}

function gapsOfDatabase({ migrations }: ProjectState, needs: ProjectNeeds): Gap[] {
  const missing = needs.migrations.filter((version) => !migrations.includes(version));
  if (missing.length === 0) return [];
  return [
    { missing: `Migrações do banco: ${missing.join(', ')}.`, remedy: `${CLI} db push --remote` },
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
      missing: `O registro de envios não está como o site o quer: ${wrong.join(', ')}.`,
      remedy: 'Rode deploy/supabase/settings.sql no SQL Editor.',
    });
  if (!state.webhook)
    gaps.push({
      missing: 'O webhook: ninguém é avisado de um envio novo, nem respondido.',
      remedy: 'Rode deploy/supabase/webhook.sql no SQL Editor.',
    });
  else if (!state.retries)
    gaps.push({
      missing:
        'A tarefa que tenta de novo os e-mails que não saíram; sem ela, só se tenta quando chega outro envio.',
      remedy:
        'Ligue pg_cron em Database, Extensions; depois rode deploy/supabase/webhook.sql no SQL Editor.',
    });
  if (state.undelivered > 0)
    gaps.push({
      missing: `E-mails de ${state.undelivered} envio(s): o serviço de e-mail não os aceitou, em duas tentativas ou mais.`,
      remedy:
        'Veja por quê no registro da função new-submission; depois, no SQL Editor: update private.deliveries set due = now(), tries = 0;',
    });
  if (!state.cron)
    gaps.push({
      missing:
        'A tarefa diária que apaga os envios antigos; sem ela, só saem quando o painel é aberto.',
      remedy:
        "Ligue pg_cron em Database, Extensions; depois, no SQL Editor: select cron.schedule('expire-submissions', '17 4 * * *', 'select private.expire_submissions()');",
    });
  return gaps;
}

async function gapsOfFunction(ask: Ask, name: string, needs: ProjectNeeds): Promise<Gap[]> {
  const deploy = `${CLI} functions deploy ${name}`;
  const response = await ask(`/functions/v1/${name}`);
  if (response.status === 404)
    return [{ missing: `A função ${name}: não foi publicada.`, remedy: deploy }];
  if (response.status >= 500)
    return [
      {
        missing: `A função ${name} não funciona: respondeu ${response.status}.`,
        remedy: `Veja o registro dela no painel, em Edge Functions, e publique de novo: ${deploy}`,
      },
    ];
  if (name !== 'new-submission') return [];
  if (!response.ok)
    return [
      {
        missing: `A função ${name} é de outra versão, ou de outro projeto: respondeu ${response.status}.`,
        remedy: deploy,
      },
    ];
  const { missing, settings }: { missing: string[]; settings: string } = await response.json();
  const gaps = missing.map((variable) => ({
    missing: `A variável ${variable} da função ${name}.`,
    remedy: `Preencha deploy/supabase/functions.env; ${CLI} secrets set --env-file "$PWD/deploy/supabase/functions.env"`,
  }));
  if (settings === needs.functionSettings) return gaps;
  const old = `A função ${name} tem textos, cores ou destinatários que não são mais os do site.`;
  return [...gaps, { missing: old, remedy: `npm run supabase; depois, ${deploy}` }];
}

interface AuthSettings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
}

async function gapsOfAccounts(ask: Ask, { social }: ProjectNeeds): Promise<Gap[]> {
  const response = await ask('/auth/v1/settings');
  const push = `${CLI} config push`;
  if (!response.ok)
    return [{ missing: `As contas: o serviço respondeu ${response.status}.`, remedy: STEP }];
  const { disable_signup, mailer_autoconfirm, external = {} }: AuthSettings = await response.json();
  const gaps: [is: boolean | undefined, missing: string, remedy: string][] = [
    [external.email === false, 'Entrar com e-mail e senha está desligado.', push],
    [disable_signup, 'Criar conta está desligado.', push],
    [mailer_autoconfirm, 'Contas novas não confirmam o e-mail.', push],
    ...social.map((name): [boolean, string, string] => [
      !external[name],
      `Entrar com “${name}” está desligado no projeto, e ligado em integrations.json.`,
      'No painel do Supabase, em Authentication, Sign In / Providers.',
    ]),
  ];
  return gaps.flatMap(([is, missing, remedy]) => (is ? [{ missing, remedy }] : []));
}
