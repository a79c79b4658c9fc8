/** What exists in the site now, as editors are told: git-ignored, written by `write-site-values.ts`. */
export const SITE_VALUES = 'site-values.json';

/** Where VS Code finds the schemas, in the project. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

/** Of the kinds of `refersTo`, the one whose values are texts. */
export const NOT_OFFERED = 'richText';
