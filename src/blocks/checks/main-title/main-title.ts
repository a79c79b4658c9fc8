import { fileCheck } from '../../../content/read/site/config-file.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg } from '../../../words/message.ts';
import { traitsOf, typesWith } from '../../traits.ts';

/** The first section has the title of the page. */
export const checkMainTitle = fileCheck(['page-title-missing'], ({ kind, value }) => {
  if (kind !== 'page' || !isObject(value) || !Array.isArray(value.sections)) return [];
  const [first] = value.sections;
  if (!isObject(first) || typeof first.title === 'string') return [];
  // A missing title that the schema requires is reported by the schema.
  if (!traitsOf(first.type).mayLackTitle) return [];
  return [
    {
      code: 'page-title-missing',
      severity: 'warning',
      pointer: pointerOf('sections', 0),
      message: msg('checks/main-title:missing', { title: field('title') }),
      hint: msg('checks/main-title:missing-hint', { types: anyOf(typesWith('isOpening')) }),
    },
  ];
});
