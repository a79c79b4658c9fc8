import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { traitsOf } from '../blocks/traits.ts';
import { expandCard } from '../content/read/records/expand.ts';
import { optionLabel } from '../content/read/records/option-label.ts';
import {
  labelOf,
  type OptionsQuery,
  withRecordOptions,
} from '../content/read/records/record-options.ts';
import { hasPages } from '../content/read/records/template.ts';
import type { JsonObject } from '../lib/json.ts';
import { contentRoot } from '../node/project.ts';
import type { Form, Page, Site, SubmissionPanelSection } from '../types/config.gen.ts';
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

const filesIn = (root: string, folder: string) =>
  readdirSync(join(root, 'site-config', folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json'),
  );

const withoutEnding = (file: string) => file.slice(0, -'.json'.length);

/** The records that lists of forms offer; those that nobody can choose yet do no harm here. */
const optionsIn =
  (root: string) =>
  ({ collection, label }: OptionsQuery) => {
    const read = reader(root);
    const isThere = (file: string) => existsSync(join(root, 'site-config', file));
    const [file, folder] = [`collections/${collection}.json`, `collections/${collection}`];
    const page = `records/${collection}.json`;
    const site = read<Site>('site.json');
    const template = isThere(page) && {
      file: page,
      text: JSON.stringify(read(page)),
      language: site.language,
      sum: '',
    };
    const asCard = (id: string, record: JsonObject) =>
      template && optionLabel(expandCard(template, [collection, id], record), label, site.language);
    const own = (isThere(folder) ? filesIn(root, folder) : []).map((name) => {
      const [id, record] = [withoutEnding(name), read<JsonObject>(`${folder}/${name}`)];
      return { value: id, label: asCard(id, record) || labelOf(id, record) };
    });
    const records = Object.entries(isThere(file) ? read<Record<string, JsonObject>>(file) : {});
    const inLists = template && !hasPages(template);
    const ofOneFile = records.map(([id, record]) => ({
      value: id,
      label: (inLists && asCard(id, record)) || labelOf(id, record),
    }));
    return [...ofOneFile, ...own];
  };

/** The same with all forms and pages, any of which may be invalid while it is edited. */
export function readSources(root = contentRoot): EmailSources {
  const read = reader(root);
  const forms = filesIn(root, 'forms').map((file) => [
    withoutEnding(file),
    withRecordOptions(read<Form>(`forms/${file}`), optionsIn(root)),
  ]);
  const panels = filesIn(root, 'pages')
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
