/** What looks like a sentence in code and is none, by the beginning of "file: text"; each with its reason. */
export const NO_SENTENCES: readonly string[] = [];
