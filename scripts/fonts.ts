/**
 * `npm run fonts`: how wide the stand-in of each font of theme.json has to be, for `standInSize`; by the site's own words.
 */
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { standInSize } from '../src/content/node/stand-in-size.ts';
import { isObject, walk } from '../src/lib/json.ts';
import { contentRoot } from '../src/node/project.ts';
import { textWeights, usualHeadingWeight } from '../src/ui/theme/font-weights.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';
import { UserError } from '../src/words/user-error.ts';

await runCommand(() =>
  readOptions({ name: 'npm run fonts', about: msg('commands/help:fonts'), options: SITE }),
);

const config = await runCommand(() => {
  const { config } = createSiteConfigLoader(contentRoot)();
  if (!config) throw new UserError(msg('commands/fonts:errors'));
  return config;
});

const words = { heading: [] as string[], text: [] as string[] };
walk(config.pages.map(({ page }) => page.sections) as never, (value) => {
  if (!isObject(value)) return;
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string' || !text.includes(' ')) continue;
    words[key === 'title' ? 'heading' : 'text'].push(text);
  }
});

const { fonts } = config.theme;
const weights = { heading: fonts.weight ?? usualHeadingWeight, text: textWeights.min };
// What else the site says of its fonts, such as their weights, stays.
const measured = { ...fonts };
for (const role of ['heading', 'text'] as const) {
  const size = await standInSize(fonts[role], weights[role], words[role]);
  measured[role] = { ...fonts[role], standInSize: size };
}
console.log(t('commands/fonts:write'));
console.log(`"fonts": ${JSON.stringify(measured, null, 2)}`);
