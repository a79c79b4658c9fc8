import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/**
 * The static cuts of the site's two variable fonts, for what is set outside a browser: neither
 * fontkit nor pdfkit reads variable WOFF2. WOFF decodes with zlib alone.
 */
export const fontFile = (family: 'archivo' | 'instrument-sans', weight: number) =>
  resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

export const openFont = (...cut: Parameters<typeof fontFile>) => openSync(fontFile(...cut)) as Font;
