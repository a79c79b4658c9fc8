import type { Field } from '../../types/config.gen.ts';

/** The field before whose text this one is sent. */
export const hostOf = (field: Field): string | undefined =>
  'sendIn' in field ? field.sendIn : undefined;

/** Whether the field is sent only as the text that it writes into another. */
export const writesElsewhere = (field: Field): boolean =>
  'writesIn' in field && Boolean(field.writesIn) && field.submitted === false;
