/**
 * `npm run fonts`: how wide the stand-in of each font of theme.json has to be, for `standInSize`; by the site's own words.
 */
import { fontsToMeasure } from '../src/commands/fonts-to-measure.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { standInSize } from '../src/content/node/stand-in-size.ts';
import type { JsonObject } from '../src/lib/json.ts';
import { contentRoot } from '../src/node/project.ts';
import { textWeights, usualHeadingWeight } from '../src/ui/theme/font-weights.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(() =>
  readOptions({ name: 'npm run fonts', about: msg('commands/help:fonts'), options: SITE }),
);

const { fonts, weight, words } = await runCommand(() =>
  fontsToMeasure(createSiteConfigLoader(contentRoot)().site),
);
const weights = { heading: weight ?? usualHeadingWeight, text: textWeights.min };
const measured: JsonObject = { ...fonts };
for (const role of ['heading', 'text'] as const) {
  const size = await runCommand(() => standInSize(fonts[role], weights[role], words[role]));
  measured[role] = { ...fonts[role], standInSize: size };
}
console.log(t('commands/fonts:write'));
console.log(`"fonts": ${JSON.stringify(measured, null, 2)}`);
