import { readFileSync } from 'node:fs';
import { readCliConfig } from './config.ts';
import type { EmailValues } from './email-subject.ts';
import { escaped } from './html-template.ts';

/** The e-mail of that type in `supabase/config.toml`. */
export function renderEmail(type: string, values: EmailValues): { subject: string; html: string } {
  const template = readCliConfig().auth.email.template[type];
  if (!template) throw new Error(`No e-mail template ${type} in supabase/config.toml`);
  const html = readFileSync(template.content_path, 'utf8').replaceAll(
    /\{\{ \.(\w+) \}\}/g,
    (_, name: keyof EmailValues, at: number, whole: string) =>
      escaped(values[name] ?? '', whole.slice(0, at)),
  );
  return { subject: template.subject, html };
}
