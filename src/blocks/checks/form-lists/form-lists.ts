import { isToldInside } from '../../../content/read/site/config-file.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import { asList, isObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { isChoice } from '../form-options/option-values.ts';

/** A list of a form has options, or the records of a collection. */
export const checkFormLists = siteCheck(['options-missing'], ({ entries }, report) => {
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value)) continue;
    for (const [index, field] of asList(entry.value.fields).entries()) {
      if (!isObject(field) || field.type !== 'select' || isChoice(field)) continue;
      const pointer = pointerOf('fields', index);
      if (isToldInside(entry, pointer)) continue;
      report(entry, {
        code: 'options-missing',
        pointer,
        message: msg('checks/form-lists:missing'),
        hint: msg('checks/form-lists:missing-hint'),
      });
    }
  }
});
