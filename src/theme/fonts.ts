import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

export const headingFont = "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif";
export const textFont = "'Instrument Sans Variable', 'Instrument Sans Fallback', Arial, sans-serif";

/** Addresses of the two files every page needs, to be preloaded. */
export const fontFiles = [archivo, instrumentSans];

/**
 * The two variable fonts, latin subset, and local stand-ins scaled to the same metrics, so that
 * nothing shifts when the real ones arrive. The overrides come from the fonts' hhea tables
 * (Archivo 878/-210, Instrument Sans 970/-250, of 1000); the widths were measured in Chromium on
 * this site's own Portuguese text, headings against Arial Bold.
 */
export const fontFaces = `
@font-face{font-family:'Archivo Variable';font-style:normal;font-display:swap;font-weight:100 900;src:url(${archivo}) format('woff2')}
@font-face{font-family:'Instrument Sans Variable';font-style:normal;font-display:swap;font-weight:400 700;src:url(${instrumentSans}) format('woff2')}
@font-face{font-family:'Archivo Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:94%;ascent-override:93.4%;descent-override:22.3%;line-gap-override:0%}
@font-face{font-family:'Instrument Sans Fallback';src:local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Roboto');size-adjust:102.7%;ascent-override:94.4%;descent-override:24.3%;line-gap-override:0%}
`.trim();
