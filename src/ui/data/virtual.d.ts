declare module 'virtual:site-data' {
  const site: import('./types.ts').SiteData;
  export default site;
}

declare module 'virtual:auth-texts' {
  const texts: NonNullable<import('../../types/config.gen.ts').Messages['auth']>;
  export default texts;
}

declare module 'virtual:auth-pages' {
  /** Empty strings on a site without accounts. */
  const pages: import('../../types/config.gen.ts').AuthPages & { panel: string };
  export default pages;
}

declare module 'virtual:fonts' {
  /** The `font-family` of headings, and of everything else. */
  export const headingFont: string;
  export const textFont: string;
  /** Addresses of the files every page needs, to be preloaded. */
  export const fontFiles: string[];
  /** The `@font-face` rules of the fonts and their fallbacks. */
  export const fontFaces: string;
  /** Rules of the full fonts, for characters that only visitors type. */
  export const otherFontFaces: string;
}
