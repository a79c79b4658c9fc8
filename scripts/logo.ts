/** `node scripts/run.mjs scripts/logo.ts`: writes the name of the brand, in the letters of the headings, as its logos. */
import { writeNameLogos } from '../src/build/typeset/name-logo.ts';
import { logoParts } from '../src/commands/logo-parts.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { contentRoot } from '../src/node/project.ts';
import { usualHeadingWeight } from '../src/ui/theme/font-weights.ts';
import { msg } from '../src/words/message.ts';
import { t } from '../src/words/reader.ts';

await runCommand(async () => {
  const { values } = readOptions({
    name: 'node bin/site-in-json.mjs logo',
    about: msg('commands/help:logo'),
    options: { ...SITE, replace: { type: 'boolean', default: false }, mark: { type: 'string' } },
  });
  const { brand, theme } = logoParts(createSiteConfigLoader(contentRoot)().site);
  const fonts = { ...theme.fonts, weight: theme.fonts.weight ?? usualHeadingWeight };
  const written = await writeNameLogos(contentRoot, brand, { ...theme, fonts }, values);
  for (const src of written) console.log(`public${src}`);
  console.log(t('commands/logo:written', { name: brand.name, family: theme.fonts.heading.family }));
});
