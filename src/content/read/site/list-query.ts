import { traitsOf } from '../../../blocks/traits.ts';
import { isObject } from '../../../lib/json.ts';

type Lists = NonNullable<ReturnType<typeof traitsOf>['lists']>;

/** What a section lists of a collection. */
export type ListQuery = ReturnType<Lists>[number];

/** What the sections of a page list of collections. */
export const listsIn = (sections: readonly unknown[]): ListQuery[] =>
  sections.flatMap((section) =>
    isObject(section) ? (traitsOf(section.type).lists?.(section as never) ?? []) : [],
  );
