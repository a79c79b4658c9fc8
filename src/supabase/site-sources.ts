import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { traitsOf } from '../blocks/traits.ts';
import { contentRoot } from '../node/project.ts';
import type { Form, Page, SubmissionPanelSection } from '../types/config.gen.ts';
import type { AccountEmailSources, EmailSources } from './site-emails.ts';

const reader =
  (root: string) =>
  <T>(file: string) =>
    JSON.parse(readFileSync(join(root, 'site-config', file), 'utf8')) as T;

/** Reads the data for account e-mails from the disk. Throws a SyntaxError if a file does not parse. */
export function readAccountSources(root = contentRoot): AccountEmailSources {
  const read = reader(root);
  return {
    site: read('site.json'),
    theme: read('theme.json'),
    messages: read('messages.json'),
    integrations: read('integrations.json'),
  };
}

/** The same with all forms and pages, any of which may be invalid while it is edited. */
export function readSources(root = contentRoot): EmailSources {
  const read = reader(root);
  const filesIn = (name: string) =>
    readdirSync(join(root, 'site-config', name), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.json'),
    );
  const forms = filesIn('forms').map((file) => [
    file.slice(0, -'.json'.length),
    read<Form>(`forms/${file}`),
  ]);
  const panels = filesIn('pages')
    .flatMap((file) => read<Partial<Page>>(`pages/${file}`).sections ?? [])
    .filter(
      (section): section is SubmissionPanelSection =>
        traitsOf(section.type).listsSubmissions === true,
    );
  return {
    ...readAccountSources(root),
    forms: Object.fromEntries(forms),
    panelForms: panels.flatMap((panel) => panel.forms),
    statuses: panels[0]?.statuses ?? [],
  };
}
