/**
 * `npm run fonts`: how wide the stand-in of each font of theme.json has to be, for `standInSize`;
 * measured in a browser on the site's own words. Needs the fonts that stand in, or their doubles
 * (Arial or Liberation Sans, Times New Roman or Liberation Serif).
 */
import { readFileSync } from 'node:fs';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { isNumbered } from '../src/content/node/font-scripts.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { STAND_INS } from '../src/content/node/web-fonts.ts';
import { isObject, walk } from '../src/lib/json.ts';
import { subsetsOf, variableFile } from '../src/node/font-files.ts';
import { contentRoot } from '../src/node/project.ts';
import type { ThemeFont } from '../src/types/config.gen.ts';
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

/** All that the family has, as the site may be written in any alphabet. */
const facesOf = (family: string) =>
  Object.entries(subsetsOf(family))
    .filter(([subset]) => !isNumbered(subset))
    .map(([subset, range]) => {
      const data = readFileSync(variableFile(family, subset)).toString('base64');
      return `@font-face{font-family:a;font-weight:1 1000;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
    })
    .join('\n');

// What else the site says of its fonts, such as their weights, stays.
const measured = { ...config.theme.fonts };
// Loaded late: they need a package that who only asks for help may lack.
const { chromium } = await import('playwright');
const { browserFlags, ensureBrowser } = await import('../src/node/browser.ts');
const executablePath = await runCommand(ensureBrowser);
const browser = await chromium.launch({ executablePath, args: browserFlags });
const page = await browser.newPage();
for (const [role, weight, kerning] of [
  ['heading', 640, 'normal'],
  ['text', 400, 'none'], // as pages have it
] as const) {
  const font: ThemeFont = config.theme.fonts[role];
  const list = STAND_INS[font.standIn].local;
  const local = list.map((name) => `local('${name}')`).join();
  await page.setContent(`<style>
${facesOf(font.family)}
@font-face{font-family:b;font-weight:1 1000;src:${local}}
span{font-size:100px;font-weight:${weight};white-space:nowrap;font-kerning:normal}
</style><span style="font-family:a;font-kerning:${kerning}"></span><br><span style="font-family:b"></span>`);
  const [own = 0, standIn] = await page.evaluate(
    async (text) => {
      const spans = [...document.querySelectorAll('span')];
      for (const span of spans) span.textContent = text;
      const loads = ['a', 'b'].map((name) => document.fonts.load(`100px ${name}`, text));
      const loaded = await Promise.allSettled(loads);
      return loaded.map(({ status }, index) =>
        status === 'fulfilled' ? spans[index]?.getBoundingClientRect().width : undefined,
      );
    },
    words[role].join(' ').slice(0, 5000),
  );
  const other = await runCommand(() => {
    if (standIn !== undefined) return standIn;
    throw new UserError(msg('commands/fonts:no-stand-in', { names: { list, last: 'or' } }));
  });
  measured[role] = { ...font, standInSize: Number(((own / other) * 100).toFixed(1)) };
}
await browser.close();
console.log(t('commands/fonts:write'));
console.log(`"fonts": ${JSON.stringify(measured, null, 2)}`);
