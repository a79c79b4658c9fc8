import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { traitsOf } from '../../traits.ts';

/** A page has one opening section. */
export const checkOpenings = fileCheck(['opening-second'], ({ kind, value }) => {
  if (kind !== 'page' || !isObject(value) || !Array.isArray(value.sections)) return [];
  const openings = value.sections.flatMap((section, index) =>
    isObject(section) && traitsOf(section.type).isOpening && isAlwaysShown(section) ? index : [],
  );
  return openings.slice(1).map(
    (index): Finding<'opening-second'> => ({
      code: 'opening-second',
      severity: 'warning',
      pointer: pointerOf('sections', index),
      message: msg('checks/openings:second'),
      hint: msg('checks/openings:second-hint'),
    }),
  );
});

/** Sections with dates or `when` may take turns. */
const isAlwaysShown = ({ draft, publishAt, expireAt, when }: JsonObject): boolean =>
  draft !== true && publishAt === undefined && expireAt === undefined && when === undefined;
