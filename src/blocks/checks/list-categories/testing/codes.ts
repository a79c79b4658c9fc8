import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';
import type { Files } from '../../../../content/testing/fixture.ts';
import { categories } from '../../categories/testing/codes.ts';

/** A page with a list of this category of partners, who have these. */
export const listOf = (category: unknown, among: string[], field?: unknown): Files => ({
  ...nova({ type: 'record-list', title: 'Parceiros', collection: 'partners', category }),
  ...categories(among, field),
});

export const codes: Codes = { 'category-unknown': listOf('Ciência', ['Ciências', 'Artes']) };
