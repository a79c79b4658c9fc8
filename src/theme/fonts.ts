/** The fonts of theme.json, made by scripts/typeset/web-fonts.ts. */
export { firstFont, fontFaces, headingFont, textFont } from 'virtual:fonts';
