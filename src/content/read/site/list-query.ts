import { traitsOf } from '../../../blocks/traits.ts';
import { isObject } from '../../../lib/json.ts';
import type { ListQuery } from '../../../ui/data/record-list.ts';

/** What the sections of a page list of collections. */
export const listsIn = (sections: readonly unknown[]): ListQuery[] =>
  sections.flatMap((section) =>
    isObject(section) ? (traitsOf(section.type).lists?.(section as never) ?? []) : [],
  );
