import type { FileCheck } from '../config-file.ts';
import { isObject, pointerOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { nearest } from '../words/nearest.ts';
import { didYouMean, quote } from '../words/wording.ts';

/** In a form, each field has its own name, and "equals" names one of them. */
export const checkFieldNames: FileCheck = ({ kind, value }) => {
  const findings: Finding[] = [];
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
  for (const [index, { equals }] of fields.entries()) {
    if (typeof equals !== 'string' || names.has(equals)) continue;
    findings.push({
      code: 'unknown-field',
      pointer: pointerOf('fields', index, 'equals'),
      message: `“equals” aponta para ${quote(equals)}, que não é o nome de nenhum campo deste formulário.${didYouMean(nearest(equals, [...names.keys()] as string[]))}`,
      hint: 'Escreva o “name” do campo ao qual este deve ser igual.',
    });
  }
  return findings;
};
