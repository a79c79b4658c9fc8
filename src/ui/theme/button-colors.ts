import { isReadable, lettersOnBrand } from '../../lib/brand-text.ts';
import { contrastRatio } from '../../lib/contrast-ratio.ts';
import type { Theme } from '../../types/config.gen.ts';

type Colors = Theme['colors'];

/** The colours of the main button. `line`: its outline; `cardLine`: its outline on a card. Each names a colour or a token. */
interface ButtonColors {
  fill: string;
  letters: string;
  hover: string;
  line?: string;
  cardLine?: string;
}

/** What WCAG 2.2 asks of the edge of a control (1.4.11). */
const ENOUGH_FOR_EDGES = 3;

const isSeenOn = (fill: string, ...surfaces: string[]) =>
  surfaces.every((surface) => (contrastRatio(fill, surface) ?? 0) >= ENOUGH_FOR_EDGES);

/**
 * The main button has the brand's colour where that is seen. On a dark background it has the brand's colour for dark ones
 * otherwise, or the other way round, that of letters; on a light one an outline. On the brand's it has the colour of letters.
 */
export function buttonColors(colors: Colors): Record<'light' | 'ink' | 'brand', ButtonColors> {
  const { brand, brandOnDark, ink, graphite, paper, white } = colors;
  const isDarkLettered = lettersOnBrand(colors) === 'ink';
  const ofBrand = {
    fill: 'var(--brand)',
    letters: isDarkLettered ? 'var(--ink)' : '#fff',
    hover: 'var(--brand-dark)',
  };
  const outline = { line: 'var(--fg)', cardLine: 'var(--fg)' };
  const forDark = isReadable(ink, brandOnDark) && isSeenOn(brandOnDark, graphite);
  return {
    light: { ...ofBrand, ...(!isSeenOn(brand, paper, white) && outline) },
    ink: isSeenOn(brand, ink)
      ? { ...ofBrand, ...(!isSeenOn(brand, graphite) && { cardLine: 'var(--accent)' }) }
      : {
          fill: forDark ? 'var(--accent)' : 'var(--fg)',
          letters: 'var(--bg)',
          hover: forDark ? 'var(--fg)' : 'var(--muted)',
        },
    brand: {
      fill: 'var(--fg)',
      letters: 'var(--bg)',
      hover: isDarkLettered ? 'var(--graphite)' : 'var(--paper)',
    },
  };
}

/** Outlines are declared for all backgrounds if one has them: one may stand inside another. */
export function buttonCss(colors: Colors): string {
  const { light, ink, brand } = buttonColors(colors);
  const hasLines = [light, ink].some(({ line, cardLine }) => line ?? cardLine);
  const declared = ({ fill, letters, hover, line, cardLine }: ButtonColors) => {
    const lines = `;--button-line:${line ?? 'transparent'};--card-line:${cardLine ?? 'transparent'}`;
    return `{--button:${fill};--button-text:${letters};--button-hover:${hover}${hasLines ? lines : ''}}`;
  };
  const onLight = declared(light);
  const onInk = declared(ink);
  return `:root,[data-background]${onLight}${onInk === onLight ? '' : `[data-background=ink]${onInk}`}[data-background=brand]${declared(brand)}`;
}
