/**
 * `npm run fonts`: how wide the stand-in of each font of theme.json has to be, by the site's own words; writes it there
 * as `standInSize`.
 */
import { fontsToMeasure, withStandInSizes } from '../src/commands/fonts-to-measure.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { standInSize } from '../src/content/node/stand-in-size.ts';
import { writeChanges } from '../src/content/node/write-changes.ts';
import { contentRoot } from '../src/node/project.ts';
import { textWeights, usualHeadingWeight } from '../src/ui/theme/font-weights.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(async () => {
  readOptions({ name: 'npm run fonts', about: msg('commands/help:fonts'), options: SITE });
  const { file, text, fonts, weight, words } = fontsToMeasure(
    createSiteConfigLoader(contentRoot)().site,
  );
  const sizes = {
    heading: await standInSize(fonts.heading, weight ?? usualHeadingWeight, words.heading),
    text: await standInSize(fonts.text, textWeights.min, words.text),
  };
  const after = withStandInSizes(text, sizes);
  if (after !== text) writeChanges(contentRoot, [{ file, before: text, after }]);
  const [heading, body] = [sizes.heading, sizes.text].map(String);
  console.log(t(`commands/fonts:${after === text ? 'right' : 'written'}`, { file, heading, body }));
});
