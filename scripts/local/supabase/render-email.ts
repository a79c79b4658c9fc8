import { readFileSync } from 'node:fs';
import { readCliConfig } from './config.ts';

/** The variables of Supabase's templates that ours use. */
export type EmailValues = Partial<Record<'SiteURL' | 'Email' | 'Token' | 'TokenHash', string>>;

/** The e-mail of that type in `supabase/config.toml`, for what lite does not send by itself. */
export function renderEmail(type: string, values: EmailValues): { subject: string; html: string } {
  const template = readCliConfig().auth.email.template[type];
  if (!template) throw new Error(`No e-mail template ${type} in supabase/config.toml`);
  const html = readFileSync(template.content_path, 'utf8').replaceAll(
    /\{\{ \.(\w+) \}\}/g,
    (_, name: keyof EmailValues) => values[name] ?? '',
  );
  return { subject: template.subject, html };
}
