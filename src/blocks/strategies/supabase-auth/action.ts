import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthPages } from '../../../types/config.gen.ts';

type FieldName =
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
  /** The value of a field by its name; empty if the form does not have it. */
  value(name: FieldName): string;
  /** The token of the form's captcha, if it has one. */
  captchaToken?: string;
  /** The origin of the site, for links that lead back. */
  origin: string;
  /** The pages they lead to. */
  pages: AuthPages;
  /** The features enabled in integrations.json. */
  providers: string[];
  /** Opens the page of a provider. */
  go(url: string): void;
}

/** A request. A failure is an `error`, of supabase-js's types if there is one. */
export type Action = (context: ActionContext) => Promise<{ error: unknown }>;
