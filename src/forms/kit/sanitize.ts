/**
 * The limits of the log of submissions, and so of a form. The database has the same numbers in
 * `private.sound_fields` (supabase/migrations/); src/demo/supabase/limits.test.ts compares them, and
 * the greatest `maxLength` of schema/form.schema.json.
 */

/** Characters of one value. */
export const LONGEST_VALUE = 5000;
/** Bytes of all values with their names and labels, as the database writes them in JSON. */
export const LARGEST_TOTAL = 40_000;

const SCRIPT_TAG = /<\/?script\b[^<>]*>?/gi;

/** The scheme of an address. A sentence goes on after a space: "uso javascript: é fácil". */
const SCHEME = /(?:javascript|vbscript):(?!\s+\S)/gi;

const TAG = /<[a-z][^<>]*>?/gi;
const ATTRIBUTE = /\bon\w+\s*=/gi;

/** The handlers of HTML, without a tag too; other words, such as "online =", are words. */
const HANDLER =
  /\bon(?:abort|animation\w+|auxclick|before\w+|blur|cancel|change|click|close|contextmenu|copy|cut|dblclick|drag\w*|drop|ended|error|focus\w*|formdata|hashchange|input|invalid|key(?:down|press|up)|load\w*|message\w*|mouse\w+|page(?:hide|show)|paste|pause|play\w*|pointer\w+|popstate|progress|reset|resize|scroll\w*|search|select\w*|storage|submit|suspend|time\w+|toggle|touch\w+|transition\w+|unload|wheel)\s*=/gi;

/** Removes script tags, script addresses and event handlers, then trims (spec, section 5). */
export function sanitize(text: string): string {
  // It is refused as too long; each removal may take a pass over all of it.
  if (text.length > LONGEST_VALUE) return text.trim();
  let before: string;
  let after = text;
  do {
    before = after;
    after = before
      .replace(SCRIPT_TAG, '')
      .replace(SCHEME, '')
      .replace(TAG, (tag) => tag.replace(ATTRIBUTE, ''))
      .replace(HANDLER, '');
  } while (after !== before); // a removal may create another match
  return after.trim();
}
