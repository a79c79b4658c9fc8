import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form, Page } from '../app/types/config.gen.ts';
import { contentRoot } from '../node/project.ts';
import type { EmailSources } from './site-emails.ts';

/** What e-mails are made of, as it is on the disk now. Throws a SyntaxError while a file is being edited and does not parse. */
export function readSources(root = contentRoot): EmailSources {
  const folder = join(root, 'site-config');
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  const filesIn = (name: string) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    );
  const forms = filesIn('forms').map((file) => [
    file.slice(0, -'.json'.length),
    read<Form>(`forms/${file}`),
  ]);
  const panelForms = filesIn('pages')
    .flatMap((file) => read<Partial<Page>>(`pages/${file}`).sections ?? [])
    .flatMap((section) => (section.type === 'submission-panel' ? section.forms : []));
  return {
    site: read('site.json'),
    theme: read('theme.json'),
    messages: read('messages.json'),
    integrations: read('integrations.json'),
    forms: Object.fromEntries(forms),
    panelForms,
  };
}
