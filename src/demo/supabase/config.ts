import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IAppConfig } from '@supabase/lite';
import { parse } from 'smol-toml';
import { projectRoot } from '../../node/project.ts';
import { subjectFor } from './email-subject.ts';

type Settings = Required<Pick<IAppConfig, 'api' | 'auth'>>;

export interface Template {
  subject: string;
  /** Absolute once read. */
  content_path: string;
}

interface CliConfig {
  api: Settings['api'];
  auth: Omit<Settings['auth'], 'email'> & {
    rate_limit: Record<
      'email_sent' | 'sign_in_sign_ups' | 'token_verifications' | 'token_refresh',
      number
    >;
    email: Omit<NonNullable<Settings['auth']['email']>, 'template' | 'max_frequency'> & {
      max_frequency: string;
      template: Record<string, Template>;
    };
  };
}

/** `supabase/config.toml`, as the Supabase CLI reads it. */
export function readCliConfig(): CliConfig {
  const text = readFileSync(join(projectRoot, 'supabase/config.toml'), 'utf8');
  const config = parse(text) as unknown as CliConfig;
  for (const template of Object.values(config.auth.email.template)) {
    template.content_path = join(projectRoot, template.content_path);
  }
  return config;
}

/** The sections of it that lite understands. */
export function readLiteConfig(): Settings {
  const { api, auth } = readCliConfig();
  // Refused by lite's strict schema; email-driver.ts knows that one by its absence.
  const { reauthentication: _, ...ours } = auth.email.template;
  const types = Object.keys(ours);
  const template = Object.fromEntries(types.map((type) => [type, { subject: subjectFor(type) }]));
  const { rate_limit, ...rest } = auth; // limits.ts keeps them
  return { api, auth: { ...rest, email: { ...auth.email, template } } };
}
