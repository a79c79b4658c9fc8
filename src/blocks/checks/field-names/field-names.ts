import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { didYouMean, quote } from '../../../content/read/words/wording.ts';
import type { FieldTraits } from '../../../forms/kit/types.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { fieldTraitsOf } from '../../traits.ts';

interface Reference {
  property: string;
  noun: string;
  /** What the fields that may be named have; undefined allows all. */
  trait?: keyof FieldTraits;
  hint: string;
}

/** Properties that name another field of the form, and which may be named. */
const REFERENCES: Reference[] = [
  {
    property: 'equals',
    noun: 'campo',
    hint: 'Escreva o “name” do campo ao qual este deve ser igual.',
  },
  {
    property: 'sendIn',
    noun: 'campo de texto',
    trait: 'isText',
    hint: 'Escreva o “name” do campo de texto em que este deve ir junto.',
  },
  {
    property: 'writesIn',
    noun: 'campo de texto',
    trait: 'isText',
    hint: 'Escreva o “name” do campo de texto em que as opções marcadas devem escrever.',
  },
];

/** The values repeated to the sender: nothing secret, nothing hidden, and nothing that was not sent. */
const SENT: Reference = {
  property: 'sent',
  noun: 'campo que se possa repetir',
  trait: 'mayBeRepeated',
  hint: 'Escreva o “name” de um campo preenchido por quem envia, e que seja enviado; senhas, caixas de marcar e campos ocultos não se repetem.',
};

/** In a form, each field has its own name, and "equals", "sendIn", "writesIn" and "sent" name some of them. */
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
  const expectName = (pointer: string, name: unknown, reference: Reference, among: string[]) => {
    if (typeof name !== 'string' || among.includes(name)) return;
    const { property, noun, hint } = reference;
    const near = nearest(name, among);
    findings.push({
      code: 'unknown-field',
      pointer,
      message: `“${property}” aponta para ${quote(name)}, que não é o nome de nenhum ${noun} deste formulário.${didYouMean(near)}`,
      hint,
      ...fixByName(name, near, among),
    });
  };
  for (const reference of REFERENCES) {
    const { property, trait } = reference;
    const named = fields.filter(({ type }) => !trait || fieldTraitsOf(type)[trait]);
    const among = named.map(({ name }) => asText(name));
    for (const [index, { [property]: name }] of fields.entries())
      expectName(pointerOf('fields', index, property), name, reference, among);
  }
  const sent = isObject(value.success) && value.success.sent;
  const shown = fields.filter(
    ({ type, submitted }) => fieldTraitsOf(type).mayBeRepeated && submitted !== false,
  );
  for (const [index, name] of (Array.isArray(sent) ? sent : []).entries())
    expectName(
      pointerOf('success', 'sent', index),
      name,
      SENT,
      shown.map((field) => asText(field.name)),
    );
  return findings;
});
