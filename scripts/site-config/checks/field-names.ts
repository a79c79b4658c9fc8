import { fileCheck } from '../config-file.ts';
import { asText, isObject, pointerOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { fixByOnly, nearest } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

/** Properties that name another field of the form, and which may be named. */
const REFERENCES = [
  {
    property: 'equals',
    what: 'campo',
    types: undefined,
    hint: 'Escreva o “name” do campo ao qual este deve ser igual.',
  },
  {
    property: 'sendIn',
    what: 'campo de texto',
    types: ['text', 'textarea'],
    hint: 'Escreva o “name” do campo de texto em que este deve ir junto.',
  },
];

/** In a form, each field has its own name, and "equals" and "sendIn" name one of them. */
export const checkFieldNames = fileCheck(['duplicate-name', 'unknown-field'], ({ kind, value }) => {
  const findings: Finding<'duplicate-name' | 'unknown-field'>[] = [];
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return findings;
  const fields = value.fields.map((field) => (isObject(field) ? field : {}));
  const names = new Map<unknown, number>();
  for (const [index, { name }] of fields.entries()) {
    const first = names.get(name);
    if (typeof name !== 'string') continue;
    if (first === undefined) names.set(name, index);
    else
      findings.push({
        code: 'duplicate-name',
        pointer: pointerOf('fields', index, 'name'),
        message: `O nome ${quote(name)} já é do ${first + 1}º campo deste formulário.`,
        hint: 'Dê outro nome a um dos dois: cada campo é enviado pelo seu nome.',
      });
  }
  for (const { property, what, types, hint } of REFERENCES) {
    const named = fields.filter(({ type }) => !types || types.includes(asText(type)));
    const known = named.map(({ name }) => asText(name));
    for (const [index, { [property]: other }] of fields.entries()) {
      if (typeof other !== 'string' || known.includes(other)) continue;
      findings.push({
        code: 'unknown-field',
        pointer: pointerOf('fields', index, property),
        message: `“${property}” aponta para ${quote(other)}, que não é o nome de nenhum ${what} deste formulário.${didYouMean(nearest(other, known))}`,
        hint,
        fix: fixByOnly(other, known),
      });
    }
  }
  return findings;
});
