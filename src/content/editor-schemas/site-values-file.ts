/** The values that editors offer, such as pages and pictures: git-ignored, written by `write-site-values.ts`. */
export const SITE_VALUES = 'site-values.json';

/** The folder in the project where VS Code finds the schemas. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

/** Of the kinds of `refersTo`, the one whose values are texts. */
export const NOT_OFFERED = 'richText';
