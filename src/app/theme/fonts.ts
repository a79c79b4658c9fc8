/** The fonts of theme.json, made by src/content/compile/web-fonts.ts. */
export { fontFaces, fontFiles, headingFont, otherFontFaces, textFont } from 'virtual:fonts';
