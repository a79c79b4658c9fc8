import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import type { FieldTraits } from '../../../forms/kit/types.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { fieldTraitsOf } from '../../traits.ts';

interface Reference {
  property: string;
  /** What the fields that may be named have; undefined allows all. */
  trait?: keyof FieldTraits;
}

/** Properties that name another field of the form, and which may be named. */
const REFERENCES: Reference[] = [
  { property: 'equals' },
  { property: 'sendIn', trait: 'isText' },
  { property: 'writesIn', trait: 'isText' },
];

/** The values repeated to the sender: nothing secret, nothing hidden, and nothing that was not sent. */
const SENT: Reference = { property: 'sent', trait: 'mayBeRepeated' };

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
        message: msg('checks/field-names:duplicate', { name: quoted(name), position: first + 1 }),
        hint: msg('checks/field-names:duplicate-hint'),
      });
  }
  const expectName = (pointer: string, name: unknown, reference: Reference, among: string[]) => {
    if (typeof name !== 'string' || among.includes(name)) return;
    const { property, trait } = reference;
    const near = nearest(name, among);
    findings.push({
      code: 'unknown-field',
      pointer,
      message: [
        msg('checks/field-names:unknown', { property: field(property), name: quoted(name), trait }),
        didYouMean(near),
      ],
      hint: near
        ? writeThis(near)
        : msg(`checks/field-names:${property}-hint`, { name: field('name') }),
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
