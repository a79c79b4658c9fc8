import { fileCheck } from '../../../content/read/site/config-file.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { strategyNamed } from '../../strategies.ts';
import { fieldTraitsOf } from '../../traits.ts';

/** A form with files is sent by a strategy that takes them; others would drop them. */
export const checkFile = fileCheck(['files-not-taken'], ({ kind, value }) => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const submit = isObject(value.submit) ? value.submit : {};
  const strategy = asText(submit.strategy);
  if (strategyNamed(strategy).takesFiles?.(submit as never)) return [];
  return value.fields.flatMap((field, index) =>
    isObject(field) && fieldTraitsOf(field.type).sendsFiles
      ? {
          code: 'files-not-taken' as const,
          pointer: pointerOf('fields', index, 'type'),
          message: msg('fields/file:not-taken', { strategy }),
          hint: msg('fields/file:not-taken-hint'),
        }
      : [],
  );
});
