import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { asSamples, rootPosition } from '../../content/edit/labels/schema-position.ts';
import { readEngineSchemas } from '../../content/node/read-schemas.ts';
import { projectRoot } from '../../node/project.ts';
import type { Answers } from './answers.ts';

/** The files whose texts visitors read on pages. Those of messages.json are told as untranslated, in one warning. */
const SCHEMAS: [files: RegExp, schema: string][] = [
  [/^site-config\/pages\//, 'page.schema.json'],
  [/^site-config\/forms\//, 'form.schema.json'],
  [/^site-config\/navigation\.json$/, 'navigation.schema.json'],
  [/^site-config\/site\.json$/, 'site.schema.json'],
];

/** Around what `new` fills in alone: a name, which is in no language. */
const FILLED_ALONE = /‹((?:\{\{\w+\}\}|[^\p{L}‹›{}])+)›/gu;

/** Read once: of a new site, most files ask for them. */
let schemas: SchemaSource | undefined;

/** A file of the template for a site in another language: its texts are samples, until each is replaced. */
export function inSamples(
  text: string,
  path: string,
  { siteLanguage }: Pick<Answers, 'siteLanguage'>,
): string {
  const [, schema] = SCHEMAS.find(([files]) => files.test(path)) ?? [];
  if (!schema) return text;
  const { vagueLinkTexts: _, ...value } = JSON.parse(text);
  schemas ??= readEngineSchemas(projectRoot);
  const samples = asSamples(rootPosition(schemas, schema), value);
  const { region = 'US' } = new Intl.Locale(siteLanguage).maximize();
  return JSON.stringify(samples, (key, inner) =>
    key === 'countries' ? [region.toLowerCase()] : inner,
  ).replace(FILLED_ALONE, '$1');
}
