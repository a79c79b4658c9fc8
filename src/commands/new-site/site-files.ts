import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, settingsOf } from '../../content/edit/editor-schemas/editor-schema.ts';
import { isOfFile } from '../../content/edit/editor-schemas/schema-source.ts';
import { formatJson } from '../../content/edit/format-json.ts';
import { engineSchemaFiles } from '../../content/node/read-schemas.ts';
import { instantOf } from '../../content/read/words/time-zone.ts';
import { databasePackages } from '../../demo/supabase/load-supabase.ts';
import { lettersOnBrand } from '../../lib/brand-text.ts';
import { FONT_FAMILIES } from '../../lib/font-families.ts';
import { slug } from '../../lib/slug.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import { filesIn } from '../../node/files-in.ts';
import { fontId } from '../../node/font-files.ts';
import { projectRoot } from '../../node/project.ts';
import { primary } from '../../words/choose-language.mjs';
import { readmePart } from '../accounts/account-files.ts';
import { lastPart } from '../accounts/readme-change.ts';
import type { Answers } from './answers.ts';
import { countryOf, inItsWords } from './country.ts';
import { inSamples } from './in-samples.ts';
import { paletteOf } from './palette.ts';

const FOLDER = join(projectRoot, 'src/commands/new-site/template');

/** What the build of a site with accounts asks for. */
const HOSTED = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];

/** All files of a new site: path -> text. Those beside its content are in `template/<language>/beside/`. */
export function siteFiles(answers: Answers): Map<string, string> {
  const values = valuesOf(answers);
  const places = ['files', answers.language, `${answers.language}/beside`];
  const files = places.flatMap((place) => {
    const root = join(FOLDER, place);
    return filesIn(root)
      .filter((path) => !path.startsWith('beside/'))
      .map((path): [string, string] => {
        const own = ownMessages(path, answers) ?? join(root, path);
        const text = inItsWords(readFileSync(own, 'utf8'), answers);
        const sample = answers.isForeign ? inSamples(text, path, answers) : text;
        const template = inFontOf(sample, path, answers);
        return [
          path,
          filled(answers.accounts ? forPanel(template, path, answers) : template, path, values),
        ];
      });
  });
  // npm leaves a .gitignore out of what it packs.
  const named = files.map(([path, text]): [string, string] => [path.replace(/^dot-/, '.'), text]);
  return new Map([...named, [SETTINGS, editorSettings()]].sort() as typeof named);
}

/** What stands beside the content of a site with accounts: the packages of their database, and how it goes online. */
function forPanel(text: string, path: string, answers: Answers): string {
  if (path === 'README.md') return text.replace(lastPart(text), () => readmePart(answers));
  if (path !== 'package.json') return text;
  return JSON.stringify({ ...JSON.parse(text), devDependencies: databasePackages() });
}

/** The font of the templates, which has Latin letters alone. */
const FAMILY = 'Figtree';

/** With a font that has the letters of the site's language. */
function inFontOf(text: string, path: string, { siteLanguage }: Answers): string {
  const { script = '' } = new Intl.Locale(siteLanguage).maximize();
  const family = FONT_FAMILIES[script]?.[0];
  if (!family) return text;
  if (path === 'package.json') return text.replaceAll(fontId(FAMILY), fontId(family));
  if (path !== 'site-config/theme.json') return text;
  // Measured with sentences of the language, by the command "fonts".
  const [heading, body] = STAND_IN_SIZES[family] ?? [100, 100];
  const { fonts, ...theme } = JSON.parse(text);
  return JSON.stringify({
    ...theme,
    fonts: {
      heading: { ...fonts.heading, family, standInSize: heading },
      text: { ...fonts.text, family, standInSize: body },
    },
  });
}

const STAND_IN_SIZES: Record<string, [heading: number, text: number]> = {
  Vazirmatn: [92.2, 101.3],
};

/** What visitors are told, in a language that has these words and no template. */
function ownMessages(path: string, { isForeign, siteLanguage }: Answers): string | undefined {
  const file = join(FOLDER, `messages/${primary(siteLanguage)}.json`);
  return isForeign && path === 'site-config/messages.json' && existsSync(file) ? file : undefined;
}

function valuesOf(answers: Answers) {
  const { name, trade, color, leads, siteLanguage, engine } = answers;
  const country = countryOf(answers);
  const colors = paletteOf(color);
  const textWidth = Math.round(name.length * 11.2);
  return {
    ...colors,
    onBrand: colors[lettersOnBrand(colors)],
    name,
    trade,
    tradeInSentence: inSentence(trade),
    engine,
    language: siteLanguage,
    ...country,
    countries: JSON.stringify(country.countries),
    dailyBuild: dailyAt(country.timeZone),
    slug: slug(name) || 'site',
    year: String(new Date().getFullYear()),
    schemaVersion: String(SCHEMA_VERSION),
    endpoint: leads === 'later' ? '${FORM_ENDPOINT}' : `\${FORM_ENDPOINT:-${leads}}`,
    buildVariables: (answers.accounts ? HOSTED : ['FORM_ENDPOINT'])
      .map((variable) => `${variable}: \${{ vars.${variable} }}`)
      .join('\n          '),
    textWidth: String(textWidth),
    logoWidth: String(40 + textWidth),
    nameXml: name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  };
}

/** "carpentry" of "Carpentry"; "IT support" stays. */
const inSentence = (trade: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(trade) ? trade.charAt(0).toLocaleLowerCase() + trade.slice(1) : trade;

/** Ten minutes after midnight in winter, as `cron` of GitHub has it, which counts in UTC. */
export function dailyAt(timeZone: string): string {
  const year = new Date().getUTCFullYear();
  const midnights = [`${year}-01-01`, `${year}-07-01`].map(
    (day) => new Date(instantOf(day, timeZone)),
  );
  const [first = 0, second = 0] = midnights.map(
    (one) => one.getUTCHours() * 60 + one.getUTCMinutes(),
  );
  // In summer it comes an hour earlier; of two midnights on both sides of UTC's, the later is the smaller number.
  const later = Math.abs(first - second) > 720 ? Math.min(first, second) : Math.max(first, second);
  const minutes = (later + 10) % 1440;
  return `${minutes % 60} ${Math.floor(minutes / 60)} * * *`;
}

function filled(text: string, file: string, values: Record<string, string>): string {
  const isJson = file.endsWith('.json');
  // Left out where the language says it; what is no text has no quotes around it.
  const needed = values.clock ? text : text.replace(/\s*"clock":\s*"\{\{clock\}\}",/, '');
  const plain = needed.replace(
    /"\{\{(year|schemaVersion|countries)\}\}"/g,
    (_, name) => values[name] ?? '',
  );
  const written = plain.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return isJson ? JSON.stringify(value).slice(1, -1) : value;
  });
  return isJson ? (formatJson(written) ?? written) : written;
}

/** Which schema completes which file, as the dev server writes them. */
function editorSettings(): string {
  return settingsOf([...engineSchemaFiles(projectRoot).keys()].filter(isOfFile));
}
