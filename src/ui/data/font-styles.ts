/** What a document declares of the site's fonts. */
export interface FontStyles {
  /** The two variables, and the `@font-face` rules of the fonts, of the full ones, and of their fallbacks. */
  faces: string;
  /** Addresses of the files every page needs, to be preloaded. */
  files: string[];
  /** The files of other alphabets, and the characters in them: for the pages that have such. */
  scripts?: { file: string; characters: string }[];
}

/** Where only the elements of a page matter. */
export const NO_FONTS: FontStyles = { faces: '', files: [] };
