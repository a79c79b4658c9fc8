import { loggedStrategies } from '../../../content/read/site/logged-strategies.ts';
import { pagesWith } from '../../../content/read/site/mentions.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean } from '../../../words/phrases.ts';
import { traitsOf } from '../../traits.ts';

const CODES = ['form-not-in-panel', 'template-value-unknown'] as const;
type Found = Finding<(typeof CODES)[number]>;

/** The values that an e-mail of a template is filled with (src/panel/lead/reply.tsx). */
const VALUES = ['name', 'form'];

/** A panel names every form that is stored, as its list shows the id of others, and its templates ask for values that there are. */
export const checkPanelForms = siteCheck(CODES, (site, report) => {
  const panels = [...pagesWith(site.mentions, 'listsSubmissions')];
  if (panels.length === 0) return;
  const stored = storedForms(site);
  for (const entry of panels) {
    const { sections } = isObject(entry.value) ? entry.value : {};
    for (const [index, section] of asList(sections).entries()) {
      if (!isObject(section) || !traitsOf(section.type).listsSubmissions) continue;
      const pointer = pointerOf('sections', index);
      const found = [...formsMissing(section, stored, pointer), ...templatesOf(section, pointer)];
      for (const finding of found) report(entry, finding);
    }
  }
});

/** What the forms on pages that the log keeps are stored as, with their titles. */
function storedForms({ entries, mentions }: Site): Map<string, string> {
  const strategies = loggedStrategies(entries) ?? [];
  const stored = new Map<string, string>();
  const shown = mentions.names.get('forms');
  const forms = entries.filter(({ kind, name }) => kind === 'form' && shown?.get(name)?.size);
  for (const { value } of forms) {
    const submit = isObject(value) ? value.submit : undefined;
    if (!isObject(submit) || !strategies.includes(submit.strategy) || submit.deliver === false)
      continue;
    const name = asText(submit.formName);
    if (name) stored.set(name, isObject(value) ? asText(value.title) : '');
  }
  return stored;
}

function formsMissing(section: JsonObject, stored: Map<string, string>, pointer: string): Found[] {
  const named = new Set(asList(section.forms).map((form) => isObject(form) && form.name));
  return [...stored]
    .filter(([name]) => !named.has(name))
    .map(([name, label]) => ({
      code: 'form-not-in-panel',
      severity: 'warning',
      pointer: `${pointer}/forms`,
      message: msg('checks/panel-forms:missing', { name: quoted(name) }),
      hint: msg('checks/panel-forms:missing-hint', { form: JSON.stringify({ name, label }) }),
    }));
}

function templatesOf({ contact }: JsonObject, pointer: string): Found[] {
  const templates = asList(isObject(contact) ? contact.templates : undefined);
  return templates.flatMap((template, index) =>
    (['subject', 'text'] as const).flatMap((key) => {
      const text = isObject(template) ? asText(template[key]) : '';
      return [...text.matchAll(/\{(\w+)\}/g)]
        .filter(([, name = '']) => !VALUES.includes(name))
        .map(
          ([written, name = '']): Found => ({
            code: 'template-value-unknown',
            pointer: pointer + pointerOf('contact', 'templates', index, key),
            message: [
              msg('checks/panel-forms:value', { name: quoted(written) }),
              didYouMean(nearest(name, VALUES)),
            ],
            hint: msg('checks/panel-forms:value-hint', {
              values: anyOf(VALUES.map((value) => `{${value}}`)),
            }),
          }),
        );
    }),
  );
}
