import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { anyOf, field, msg } from '../../../words/message.ts';
import { traitsOf, typesWith } from '../../traits.ts';

/** A page with "before" or "after" has one event. */
export const checkWhen = fileCheck(['when-without-event'], ({ kind, value }) => {
  if (kind !== 'page' || !isObject(value) || !Array.isArray(value.sections)) return [];
  const sections = value.sections.filter(isObject);
  const events = sections.filter(({ type }) => traitsOf(type).endsAt).length;
  if (events === 1) return [];
  return sections.flatMap((section): Finding<'when-without-event'>[] =>
    section.when === undefined
      ? []
      : [
          {
            code: 'when-without-event',
            pointer: `/sections/${(value.sections as unknown[]).indexOf(section)}/when`,
            message:
              events === 0
                ? msg('checks/when:no-event')
                : msg('checks/when:many-events', { events }),
            hint:
              events === 0
                ? msg('checks/when:no-event-hint', {
                    types: anyOf(typesWith('endsAt')),
                    when: field('when'),
                  })
                : msg('checks/when:many-events-hint'),
          },
        ],
  );
});
