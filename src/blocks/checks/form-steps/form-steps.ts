import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

type OwnFinding = Finding<'step-field'>;

/** A step names fields of the form, and no field is in two of them. */
export const checkFormSteps = fileCheck(['step-field'], ({ kind, value }) => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const names = value.fields.map((field) => (isObject(field) ? asText(field.name) : ''));
  const seen = new Set<string>();
  return named(value.steps).flatMap(([name, pointer]): OwnFinding[] => {
    if (!names.includes(name)) return [unknown(name, pointer, names)];
    const again = seen.has(name);
    seen.add(name);
    return again
      ? [
          {
            code: 'step-field',
            pointer,
            message: msg('checks/form-steps:twice', { name: quoted(name) }),
            hint: msg('checks/form-steps:twice-hint'),
          },
        ]
      : [];
  });
});

/** The names of fields in steps, each with its place. */
const named = (steps: unknown): [name: string, pointer: string][] =>
  listIn(steps, 'items').flatMap((step, index) =>
    listIn(step, 'fields').flatMap((name, position): [string, string][] =>
      typeof name === 'string'
        ? [[name, pointerOf('steps', 'items', index, 'fields', position)]]
        : [],
    ),
  );

function listIn(value: unknown, key: string): unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function unknown(name: string, pointer: string, names: string[]): OwnFinding {
  const near = nearest(name, names);
  return {
    code: 'step-field',
    pointer,
    message: [msg('checks/form-steps:unknown', { name: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('checks/form-steps:unknown-hint', { name: field('name') }),
    ...fixByName(name, near, names),
  };
}
