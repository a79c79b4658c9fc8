import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';

type OwnFinding = Finding<'option-same'>;

/** No two options of a field are sent alike, or read alike. */
export const checkFormOptions = fileCheck(['option-same'], ({ kind, value }) =>
  kind === 'form' && isObject(value) && Array.isArray(value.fields)
    ? value.fields.flatMap((field, index) =>
        isObject(field) && Array.isArray(field.options)
          ? findingsOf(field.options, pointerOf('fields', index, 'options'))
          : [],
      )
    : [],
);

function findingsOf(list: unknown[], pointer: string): OwnFinding[] {
  const options = list.map((option) => (isObject(option) ? option : {}));
  return options.flatMap((option, index): OwnFinding[] => {
    const before = options.slice(0, index);
    const findSame = (key: 'value' | 'label') =>
      typeof option[key] === 'string'
        ? before.findIndex((other) => other[key] === option[key])
        : -1;
    const [sameValue, sameLabel] = [findSame('value'), findSame('label')];
    const own = pointer + pointerOf(index);
    if (sameValue >= 0) return [sentAlike(option, own, sameValue, sameValue === sameLabel)];
    return sameLabel >= 0 ? [readAlike(option, own, sameLabel)] : [];
  });
}

function sentAlike(
  { value }: JsonObject,
  pointer: string,
  other: number,
  isTwin: boolean,
): OwnFinding {
  return {
    code: 'option-same',
    pointer: `${pointer}/value`,
    message: msg('checks/form-options:value', {
      value: quoted(String(value)),
      position: other + 1,
    }),
    hint: isTwin
      ? msg('checks/form-options:twin-hint')
      : msg('checks/form-options:value-hint', { value: field('value') }),
  };
}

const readAlike = ({ label }: JsonObject, pointer: string, other: number): OwnFinding => ({
  code: 'option-same',
  severity: 'warning',
  pointer: `${pointer}/label`,
  message: msg('checks/form-options:label', { label: quoted(String(label)), position: other + 1 }),
  hint: msg('checks/form-options:label-hint'),
});
