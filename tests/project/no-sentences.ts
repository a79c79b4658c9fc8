/** What looks like a sentence in code and is none, by the beginning of "file: text"; each with its reason. */
export const NO_SENTENCES: readonly string[] = [
  // Errors that only a mistake in the engine's own code brings.
  'src/build/bundles.ts: @emotion/cache no longer',
  'src/build/short-class-names.ts: @emotion/hash no longer',
  'src/commands/write-variables.ts: has no place for its',
  'src/demo/supabase/account-emails.ts: messages.json has no words',
  'src/hosting/policy.ts: The policy allows no style attribute',
  // Marks in generated files, and the parts of them that stay.
  'src/commands/guide-sections.ts: <!-- ',
  'src/commands/guide-sections.ts: | Como é | Tipo | Para |',
  'src/hosting/caddy.ts: # An address that no file system accepts',
  // A key of the cache.
  'src/build/write-pages.ts: page as written',
  // Names of people, for pictures of the panel.
  'src/demo/supabase/sample-log.ts: ',
  // For who changes the engine, in the language of its code.
  'scripts/test.ts: steps passed in',
];
