import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';
import type { Files } from '../../../../content/testing/fixture.ts';

/** A table of partners, of which lists show this besides. */
export const partnersTable = (part: object = {}, layout = 'table'): Files => ({
  'site-config/records/partners.json': { card: { title: { field: 'name' }, ...part } },
  ...nova({ type: 'record-list', title: 'Parceiros', collection: 'partners', layout }),
});

export const codes: Codes = { 'table-without-facts': partnersTable() };
