import type { Field } from '../../types/config.gen.ts';

/** The field in whose text this one is sent, before it. */
export const hostOf = (field: Field): string | undefined =>
  'sendIn' in field ? field.sendIn : undefined;

/** Whether only what this field writes into another is sent. */
export const writesElsewhere = (field: Field): boolean =>
  'writesIn' in field && Boolean(field.writesIn) && field.submitted === false;
