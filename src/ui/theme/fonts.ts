/** The fonts of theme.json, made by src/content/node/web-fonts.ts. */
export { fontFaces, fontFiles, headingFont, otherFontFaces, textFont } from 'virtual:fonts';
