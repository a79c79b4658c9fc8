import { isObject } from '../../../lib/json.ts';
import type { Form } from '../../../types/config.gen.ts';

/** An option of a list: what is sent, and what people read. */
export interface RecordOption {
  value: string;
  label: string;
}

/** What people read of a record: its name or its title, or else its id. */
export function labelOf(id: string, record: unknown): string {
  const { name, title } = isObject(record) ? record : {};
  const label = [name, title].find((text) => typeof text === 'string' && text !== '');
  return typeof label === 'string' ? label : id;
}

/** Undefined in a form that is being edited. */
type Fields = Form['fields'] | undefined;

/** A form whose lists have the records of their collections too, before the options that are written. */
export const withRecordOptions = (
  form: Form,
  optionsOf: (collection: string) => readonly RecordOption[],
): Form =>
  (form.fields as Fields)?.some((field) => 'optionsFrom' in field)
    ? {
        ...form,
        fields: form.fields.map((field) => {
          if (!('optionsFrom' in field) || field.optionsFrom === undefined) return field;
          const { optionsFrom, options = [], ...rest } = field;
          return { ...rest, options: [...optionsOf(optionsFrom), ...options] };
        }),
      }
    : form;
