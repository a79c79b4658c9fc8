import { isObject, pointerOf } from '../json/json.ts';
import { hasProblemAt, single, siteCheck } from '../site.ts';

/** What stands on what: letters, then the surfaces under them. */
const PAIRS: [letters: string, surfaces: string[], what: string][] = [
  ['white', ['brand', 'brandDark'], 'As letras brancas dos botões'],
  ['ink', ['paper', 'white'], 'Os textos'],
  ['steel', ['paper', 'white'], 'Os textos secundários'],
  ['white', ['ink', 'graphite'], 'Os textos sobre fundo escuro'],
  ['mist', ['ink', 'graphite'], 'Os textos secundários sobre fundo escuro'],
];
const ENOUGH = 4.5;

/** The colours of the theme can be read one on the other. */
export const checkContrast = siteCheck(['contrast'], ({ entries }, report) => {
  const theme = single(entries, 'theme');
  const colors = isObject(theme?.value) ? theme.value.colors : undefined;
  if (!theme || !isObject(colors)) return;
  for (const [letters, surfaces, what] of PAIRS)
    for (const surface of surfaces) {
      const pointer = pointerOf('colors', surface);
      const [a, b] = [colors[letters], colors[surface]].map(luminance);
      if (a === undefined || b === undefined || hasProblemAt(theme, pointer)) continue;
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (ratio >= ENOUGH) continue;
      report(theme, {
        code: 'contrast',
        severity: 'warning',
        pointer,
        message: `${what} (“${letters}”) mal se leem sobre “${surface}”: o contraste é ${decimal(ratio)}, e o mínimo é 4,5.`,
        hint: `Escreva em "${surface}" ou em "${letters}" uma cor ${b < a ? 'em que a do fundo seja mais escura' : 'em que a do fundo seja mais clara'}.`,
      });
    }
});

const decimal = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });

/** As WCAG 2 defines it. */
function luminance(color: unknown): number | undefined {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
