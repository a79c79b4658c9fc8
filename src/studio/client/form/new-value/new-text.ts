import { isProse, namesOf } from '../../../../content/read/schema/nodes.ts';
import { asSample } from '../../../../content/read/words/sample-text.ts';
import { atSameHour, withOffset } from '../../../../content/read/words/time-zone.ts';
import type { Json, JsonMap, Sources } from '../../../shared/protocol.ts';

/** At least one of these and of the site's own texts fits each pattern in the schemas; the first that fits is taken. */
const CANDIDATES = ['2026-12-31', '2026', '#1F2937', '/'];
const OTHER_CANDIDATES = [
  '5511900000000',
  'pt-BR',
  'America/Sao_Paulo',
  'circle()',
  'M0 0',
  '1',
  '09:00-18:00',
  '09:00',
];

export function sampleText(schema: JsonMap, sources: Sources, example: Json | undefined): string {
  const shown = typeof example === 'string' ? atSameHour(example, sources.timeZone) : undefined;
  const named = textOfSite(String(schema.refersTo ?? ''), sources, shown);
  const { short, addresses, long, filled } = sources.newTexts;
  const moment = withOffset('2026-12-31', '09:00', sources.timeZone);
  const candidates = [
    named,
    shown && withoutLinks(shown, schema),
    textWithPlaceholders(filled, schema.fills),
    ...short,
    ...CANDIDATES,
    ...addresses,
    ...OTHER_CANDIDATES,
    moment,
    long,
  ];
  const isForPeople = isProse(schema);
  const marked = (text: string) =>
    isForPeople ? asSample(text, Number(schema.maxLength ?? Infinity)) : text;
  return (
    candidates.map((text) => text && marked(text)).find((text) => text && fits(text, schema)) ?? ''
  );
}

/** A text with the placeholders that the schema requires. */
const textWithPlaceholders = (text: string, names: Json | undefined) =>
  Array.isArray(names) ? [text, ...placesIn(names)].join(' ') : undefined;

const placesIn = (names: Json[]) => namesOf(names.map(String)).needed.map((name) => `{${name}}`);

/** The first record, page or file that a text may refer to. */
function textOfSite(kind: string, sources: Sources, example: string | undefined) {
  if (kind === 'icon') return example ?? 'Shield';
  if (kind === 'picture') return pictureOf(sources, example);
  if (kind === 'link') return example?.startsWith('https:') ? example : sources.pages[0]?.path;
  const files = sources.files[kind];
  if (files) return files.find((path) => ending(path) === ending(example ?? path)) ?? files[0];
  return sources.records[kind]?.[0]?.id;
}

/** The picture of the example if the site has it, or else one that is not an icon in the root folder. */
function pictureOf({ pictures }: Sources, example: string | undefined) {
  const paths = pictures.map(({ path }) => path);
  if (example && paths.includes(example)) return example;
  return paths.find((path) => path.lastIndexOf('/') > 0) ?? paths[0];
}

const ending = (path: string) => path.slice(path.lastIndexOf('.'));

/** A link in an example may be broken on this site. */
const withoutLinks = (text: string, schema: JsonMap) =>
  schema.refersTo === 'richText' ? text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1') : text;

function fits(text: string, { pattern, minLength = 0, maxLength = Infinity, fills }: JsonMap) {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false;
  if (Array.isArray(fills) && !placesIn(fills).every((place) => text.includes(place))) return false;
  return typeof pattern !== 'string' || new RegExp(pattern).test(text);
}
