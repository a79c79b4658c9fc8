/** What looks like a sentence in code and is none, as "file: text", or its beginning. */
export const NO_SENTENCES: readonly string[] = [
  // For whoever develops the engine: what a command of theirs lacks.
  'src/build/bundles.ts: @emotion/cache no longer',
  'src/build/short-class-names.ts: @emotion/hash no longer',
  'src/build/lean-libraries.ts: import ',
  'src/commands/guide-sections.ts: ',
  'src/commands/write-variables.ts: ',
  'src/content/read/schema/compose.ts: ',
  'src/words/localized-schema.ts: Sempre',
  'src/content/read/site/site-config.ts: ',
  'src/hosting/policy.ts: ',
  'scripts/test.ts: ',
  // Notes in the console of a browser, and errors that code catches: of no reader.
  'src/app/boot/boot.ts: ',
  'src/blocks/fields/captcha/use-captcha.ts: ',
  'src/blocks/strategies/supabase-auth/',
  'src/demo/supabase/account-emails.ts: ',
  'src/forms/watch-outbox.ts: ',
  'src/visitor/auth/',
  // Comments in files that are written, SQL, what a page looks like.
  'src/build/write-pages.ts: page as written',
  'src/content/edit/editor-schemas/site-values.ts: Written by',
  'src/demo/supabase/administrator.ts: insert into',
  'src/hosting/caddy.ts: ',
  // Names, and units.
  'src/app/shell/whatsapp-button.tsx: WhatsApp',
  'src/demo/supabase/sample-log.ts: ',
  // As GitHub says it.
  'src/demo/forge/project-routes.ts: No commits between',
];
