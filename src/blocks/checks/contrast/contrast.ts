import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { contrastRatio, luminance } from '../../../lib/contrast-ratio.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { COLOR_PAIRS, ENOUGH_CONTRAST } from './color-pairs.ts';

/** Every text colour of the theme is readable on its backgrounds. */
export const checkContrast = siteCheck(['contrast'], ({ entries }, report) => {
  const theme = single(entries, 'theme');
  const colors = isObject(theme?.value) ? theme.value.colors : undefined;
  if (!theme || !isObject(colors)) return;
  for (const [letters, surfaces, description] of COLOR_PAIRS)
    for (const surface of surfaces) {
      const pointer = pointerOf('colors', surface);
      const ratio = contrastRatio(colors[letters], colors[surface]);
      if (ratio === undefined || ratio >= ENOUGH_CONTRAST || hasProblemAt(theme, pointer)) continue;
      const dark = Number(luminance(colors[surface])) < Number(luminance(colors[letters]));
      report(theme, {
        code: 'contrast',
        severity: 'warning',
        pointer,
        message: `${description} (“${letters}”) mal se leem sobre “${surface}”: o contraste é ${decimal(ratio)}, e o mínimo é 4,5.`,
        hint: `Escreva em "${surface}" ou em "${letters}" uma cor ${dark ? 'em que a do fundo seja mais escura' : 'em que a do fundo seja mais clara'}.`,
      });
    }
});

const decimal = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
