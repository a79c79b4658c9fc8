/**
 * What the log of submissions takes, and so what a form takes. The database has the same numbers in
 * `private.sound_fields` (supabase/migrations/); scripts/local/supabase/limits.test.ts compares them, and
 * the greatest `maxLength` of schema/form.schema.json.
 */
export const LIMITS = {
  /** Characters of one value. */
  value: 5000,
  /** Bytes of all values with their names and labels, as the database writes them in JSON. */
  total: 40_000,
};
