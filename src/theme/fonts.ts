/** The fonts of theme.json, made by scripts/typeset/web-fonts.ts. */
export { fontFaces, fontFiles, headingFont, textFont } from 'virtual:fonts';
