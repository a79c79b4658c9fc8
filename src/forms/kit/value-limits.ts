/**
 * The limits of the log of submissions, and so of a form. The database has the same numbers in
 * `private.sound_fields` (supabase/migrations/); src/demo/supabase/limits.test.ts compares them, and
 * the greatest `maxLength` of schema/form.schema.json.
 */

/** Characters of one value. */
export const LONGEST_VALUE = 5000;
/** Bytes of all values with their names and labels, as the database writes them in JSON. */
export const LARGEST_TOTAL = 40_000;
