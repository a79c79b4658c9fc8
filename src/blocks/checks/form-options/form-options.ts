import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';

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
    message: `O valor ${quote(String(value))} já é o da ${other + 1}ª opção desta lista: não se saberia qual das duas foi escolhida.`,
    hint: isTwin
      ? 'As duas opções são iguais: apague uma.'
      : 'Dê outro “value” a uma das duas, ou apague a que sobra.',
  };
}

const readAlike = ({ label }: JsonObject, pointer: string, other: number): OwnFinding => ({
  code: 'option-same',
  severity: 'warning',
  pointer: `${pointer}/label`,
  message: `O texto ${quote(String(label))} já é o da ${other + 1}ª opção desta lista: o visitante não vê a diferença.`,
  hint: 'Escreva o que distingue as duas, ou apague a que sobra.',
});
