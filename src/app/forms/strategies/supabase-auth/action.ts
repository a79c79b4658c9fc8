import type { SupabaseClient } from '@supabase/supabase-js';

export type FieldName =
  | 'email'
  | 'password'
  | 'fullName'
  | 'code'
  | 'nonce'
  | 'provider'
  | 'domain'
  | 'factorId'
  | 'friendlyName';

export interface ActionContext {
  supabase: SupabaseClient;
  auth: SupabaseClient['auth'];
  /** What the form says, by the name of its field; empty when it has none. */
  value(name: FieldName): string;
  /** Of the form's captcha, if it has one; the service asks for it where its project says so. */
  captchaToken?: string;
  /** The site's, for the links that lead back. */
  origin: string;
  /** Those switched on in integrations.json. */
  providers: string[];
  /** Leaves for a provider's page. */
  go(url: string): void;
}

/** Asks for one thing. What goes wrong is an `error`, of supabase-js's kinds where it has one. */
export type Action = (context: ActionContext) => Promise<{ error: unknown }>;
