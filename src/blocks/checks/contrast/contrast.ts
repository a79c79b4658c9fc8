import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { contrastRatio, ENOUGH_CONTRAST, luminance } from '../../../lib/contrast-ratio.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { colorPairs } from './color-pairs.ts';

/** Every text colour of the theme is readable on its backgrounds. */
export const checkContrast = siteCheck(['contrast'], ({ entries }, report) => {
  const theme = single(entries, 'theme');
  const colors = isObject(theme?.value) ? theme.value.colors : undefined;
  if (!theme || !isObject(colors)) return;
  for (const [letters, surfaces, what] of colorPairs(colors))
    for (const surface of surfaces) {
      const pointer = pointerOf('colors', surface);
      const ratio = contrastRatio(colors[letters], colors[surface]);
      if (ratio === undefined || ratio >= ENOUGH_CONTRAST || hasProblemAt(theme, pointer)) continue;
      const dark = Number(luminance(colors[surface])) < Number(luminance(colors[letters]));
      report(theme, {
        code: 'contrast',
        severity: 'warning',
        pointer,
        message: msg('checks/contrast:low', {
          what,
          letters,
          surface,
          ratio: Math.floor(ratio * 10) / 10,
        }),
        hint: msg(dark ? 'checks/contrast:darker-hint' : 'checks/contrast:lighter-hint', {
          surface,
          letters,
        }),
      });
    }
});
