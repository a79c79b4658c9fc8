/** What is written into a form to try it: values that say so, and that the other side takes. */
import { fieldTraitsOf } from '../../blocks/traits.ts';
import { plainText } from '../../content/read/words/markup.ts';
import type { Form } from '../../types/config.gen.ts';
import { logSettings } from '../log-settings.ts';
import type { EmailSources } from '../site-emails.ts';

export interface SampleForm {
  /** The name of its file in `forms/`, and what it is called where it arrives. */
  id: string;
  formName: string;
  isForCrm: boolean;
  form: Form;
}

/** Of the forms that the log keeps, the one whose submissions have to arrive at most places. */
export function fullestForm(sources: EmailSources): SampleForm | undefined {
  const { forms, recipients, answered, crmForms, webhookForms } = logSettings(sources);
  const logged = Object.entries(sources.forms).flatMap(([id, form]) => {
    const formName = 'formName' in form.submit ? form.submit.formName : '';
    if (!forms.includes(formName)) return [];
    const isForCrm = crmForms.includes(formName);
    const places = [
      recipients[formName]?.length,
      answered.includes(formName),
      isForCrm,
      webhookForms.includes(formName),
    ];
    return [{ id, formName, isForCrm, form, count: places.filter(Boolean).length }];
  });
  return logged.sort((one, other) => other.count - one.count)[0];
}

/** Whoever finds it knows by it that it is nobody's. */
export const SAMPLE = 'site-in-json test';

const NAMES = ['name', 'given-name', 'family-name'];

interface Entered {
  name: string;
  label: string;
  value: string;
  as?: 'name' | 'email' | 'phone' | 'company';
}

/** The fields as the log keeps them, and as they are sent: a value for each that a person fills in. */
export function sampleEntries(
  { form }: Pick<SampleForm, 'form'>,
  email: string,
  id: string,
): { fields: Entered[]; entries: [name: string, value: string][] } {
  const fields: Entered[] = [];
  const entries: [string, string][] = [];
  for (const field of form.fields) {
    const isSent = !('submitted' in field && field.submitted === false);
    if (!('label' in field)) {
      if ('value' in field && isSent) entries.push([field.name, String(field.value)]);
      continue;
    }
    const written = sampleOf(field, email, id);
    if (!written) continue;
    fields.push({ name: field.name, label: plainText(field.label) ?? field.label, ...written });
    if (isSent) entries.push([field.name, written.value]);
  }
  return { fields, entries };
}

/** Undefined for what people leave empty, or only a person at the page can fill in. */
function sampleOf(
  field: Form['fields'][number],
  email: string,
  id: string,
): Pick<Entered, 'value' | 'as'> | undefined {
  const { isAddress, isText, sample } = fieldTraitsOf(field.type);
  if (isAddress) return { value: email, as: 'email' };
  if (sample) return { value: sample(field as never, Date.now()) };
  if ('options' in field) {
    const [option] = field.options ?? [];
    return option && { value: option.value };
  }
  if (!isText) return undefined;
  const { autocomplete = '', maxLength = 100 } = field as {
    autocomplete?: string;
    maxLength?: number;
  };
  // Apart from the last test: the same words twice are suspected.
  const value = `${SAMPLE} ${id.slice(0, 6)}`.slice(0, maxLength);
  return { value, ...(NAMES.includes(autocomplete) && { as: 'name' as const }) };
}
