import { fileCheck } from '../../../content/read/site/config-file.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { passwordStrategies } from '../../strategies.ts';

/** Passwords go to the accounts service alone: other strategies would log them, or post them as a lead. */
export const checkPassword = fileCheck(['password-out-of-place'], ({ kind, value }) => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const { submit, fields } = value;
  if (!isObject(submit) || passwordStrategies().includes(asText(submit.strategy))) return [];
  return fields.flatMap((field, index) =>
    isObject(field) && field.type === 'password'
      ? [
          {
            code: 'password-out-of-place',
            pointer: pointerOf('fields', index, 'type'),
            message: msg('fields/password:out-of-place', {
              strategies: enumerated(passwordStrategies().map(quoted)),
            }),
            hint: msg('fields/password:out-of-place-hint'),
          },
        ]
      : [],
  );
});
