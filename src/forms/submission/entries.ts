import { kindOf } from '../../blocks/fields.ts';
import type { Form } from '../../types/config.gen.ts';
import type { Submission, Values } from '../kit/types.ts';
import { hostOf } from './values.ts';

/** The entries to send, in the order of the fields. Text is sent unchanged, but for blanks around it. */
export function entriesOf(form: Form, values: Values): Submission['entries'] {
  return form.fields.flatMap((field) => {
    if (('submitted' in field && field.submitted === false) || hostOf(field)) return [];
    const guests = form.fields.filter((other) => hostOf(other) === field.name);
    const value = joined([...guests, field].map((part) => kindOf(part).sent(part, values)));
    return value === undefined ? [] : [[field.name, value] satisfies [string, string]];
  });
}

/** Joins texts as paragraphs. */
function joined(values: (string | undefined)[]): string | undefined {
  const filled = values.filter((value) => value?.trim());
  return filled.length > 0 ? filled.join('\n\n') : values.at(-1);
}
