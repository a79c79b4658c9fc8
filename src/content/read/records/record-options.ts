import { isObject } from '../../../lib/json.ts';
import type { Form, SelectField } from '../../../types/config.gen.ts';

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

/** Which records are options, and what people read of them. */
export interface OptionsQuery {
  collection: string;
  order?: SelectField['optionsOrder'] | undefined;
  category?: SelectField['optionsCategory'] | undefined;
  label?: string | undefined;
}

/** Undefined in a form that is being edited. */
type Fields = Form['fields'] | undefined;

/** Which records a field offers; undefined if none. */
function queryOf(field: Form['fields'][number]): OptionsQuery | undefined {
  if (!('optionsFrom' in field) || field.optionsFrom === undefined) return undefined;
  const { optionsFrom: collection, optionsOrder: order, optionsCategory: category } = field;
  return { collection, order, category, label: field.optionsLabel };
}

/** Which records the fields of a form offer. */
export const optionQueries = (form: Form): OptionsQuery[] =>
  (form.fields as Fields)?.flatMap((field) => queryOf(field) ?? []) ?? [];

/** A form whose lists have the records of their collections too, before the options that are written. */
export const withRecordOptions = (
  form: Form,
  optionsOf: (query: OptionsQuery) => readonly RecordOption[],
): Form =>
  optionQueries(form).length > 0
    ? {
        ...form,
        fields: form.fields.map((field) => {
          const query = queryOf(field);
          if (!query || !('optionsFrom' in field)) return field;
          const { optionsFrom, optionsOrder, optionsCategory, optionsLabel, ...rest } = field;
          return { ...rest, options: [...optionsOf(query), ...(rest.options ?? [])] };
        }),
      }
    : form;
