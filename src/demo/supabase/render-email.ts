import { readFileSync } from 'node:fs';
import { readCliConfig } from './config.ts';
import type { EmailValues } from './email-subject.ts';
import { escaped } from './html-template.ts';

/** The e-mail of that type in `supabase/config.toml`. */
export function renderEmail(type: string, values: EmailValues): { subject: string; html: string } {
  const template = readCliConfig().auth.email.template[type];
  if (!template) throw new Error(`No e-mail template ${type} in supabase/config.toml`);
  return { subject: template.subject, html: fillTemplate(template.content_path, values) };
}

/** A file of `supabase/templates/`, with values in the places of its variables. */
const fillTemplate = (file: string, values: Record<string, string | undefined>): string =>
  readFileSync(file, 'utf8').replaceAll(
    /\{\{ \.(\w+) \}\}/g,
    (_, name: string, at, whole: string) =>
      escaped(values[name] ?? '', whole.slice(0, at as number)),
  );
