import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IAppConfig } from '@supabase/lite';
import { parse } from 'smol-toml';
import { projectRoot } from '../../node/project.ts';
import { ACCOUNT_EMAIL_TYPES } from '../../supabase/site-emails.ts';
import { subjectFor } from './account-emails.ts';

type Settings = Required<Pick<IAppConfig, 'api' | 'auth'>>;

interface CliConfig {
  api: Settings['api'];
  auth: Omit<Settings['auth'], 'email'> & {
    rate_limit: Record<
      'email_sent' | 'sign_in_sign_ups' | 'token_verifications' | 'token_refresh',
      number
    >;
    email: Omit<NonNullable<Settings['auth']['email']>, 'template' | 'max_frequency'> & {
      max_frequency: string;
    };
  };
}

/** `supabase/config.toml`, as the Supabase CLI reads it. */
export function readCliConfig(): CliConfig {
  return parse(
    readFileSync(join(projectRoot, 'supabase/config.toml'), 'utf8'),
  ) as unknown as CliConfig;
}

/** The sections of it that lite understands. */
export function readLiteConfig(): Settings {
  const { api, auth } = readCliConfig();
  // Lite's strict schema refuses reauthentication; account-emails.ts knows that one by its absence.
  const types = ACCOUNT_EMAIL_TYPES.filter((type) => type !== 'reauthentication');
  const template = Object.fromEntries(types.map((type) => [type, { subject: subjectFor(type) }]));
  const { rate_limit, ...rest } = auth; // rate-limits.ts keeps them
  return { api, auth: { ...rest, email: { ...auth.email, template } } };
}
