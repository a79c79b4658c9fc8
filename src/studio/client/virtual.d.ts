/** Served by the dev server for the site as it is (src/dev/served-fonts.ts). */
declare module 'virtual:fonts' {
  /** The `font-family` of headings, and of everything else. */
  export const headingFont: string;
  export const textFont: string;
  /** What a document declares of them: variables and `@font-face` rules. */
  export const fontFaces: string;
}
