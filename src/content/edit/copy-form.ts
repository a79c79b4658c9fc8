import { slug } from '../../lib/slug.ts';
import type { Load } from '../index.ts';
import type { Site } from '../read/site/site.ts';
import { quote } from '../read/words/wording.ts';
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
  if (!copied) throw new CannotEdit(`Não há um formulário chamado ${quote(from)}.`);
  const id = slug(title);
  if (!/^[a-z]/.test(id))
    throw new CannotEdit('Dê ao formulário um título que comece com uma letra.');
  if (forms.some(({ name }) => name === id))
    throw new CannotEdit(
      `Já há um formulário “${id}”. Dê outro título; depois você o muda como quiser.`,
    );
  const text = withFixes(copied.text, [
    ['/title', { value: title.trim() }],
    ['/submit/formName', { value: id.replaceAll('-', '_') }],
  ]);
  return { id, file: `${FORMS}${id}.json`, text };
}
