import { slug } from '../../lib/slug.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import type { Site } from '../read/site/site.ts';
import { CannotEdit, checkedPlan, type Plan, withFixes } from './file-change.ts';

const FORMS = 'site-config/forms/';

/** A form as another is, which goes to the same place under a name of its own. */
export function copyForm(load: Load, from: string, title: string): Plan & { file: string } {
  const { site } = load();
  const { file, text } = formCopy(site, from, title);
  return { ...checkedPlan(load, site, { created: { [file]: text } }).plan, file };
}

/** The id, file and text of the copy. */
export function formCopy({ entries }: Site, from: string, title: string) {
  const forms = entries.filter(({ kind }) => kind === 'form');
  const copied = forms.find(({ name }) => name === from);
  if (!copied) throw new CannotEdit(msg('content/edit:no-form', { form: quoted(from) }));
  const id = slug(title);
  if (!/^[a-z]/.test(id)) throw new CannotEdit(msg('content/edit:form-title'));
  if (forms.some(({ name }) => name === id))
    throw new CannotEdit(msg('content/edit:form-taken', { id }));
  const text = withFixes(copied.text, [
    ['/title', { value: title.trim() }],
    ['/submit/formName', { value: id.replaceAll('-', '_') }],
  ]);
  return { id, file: `${FORMS}${id}.json`, text };
}
