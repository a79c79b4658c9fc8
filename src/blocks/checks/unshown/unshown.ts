import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { oneOf, quote } from '../../../content/read/words/wording.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import type { Case, Page } from '../../../types/config.gen.ts';
import { typesShowing } from '../../traits.ts';

type Section = Page['sections'][number];
type CaseStudy = Extract<Section, { type: 'case-study' }>;
type Part = NonNullable<CaseStudy['parts']>[number];

const CODES = ['record-unshown', 'case-part-unshown'] as const;
type UnshownFinding = Finding<(typeof CODES)[number]>;

/** The fields of a case that only one part of its page shows. What is in the opening is on cards too. */
export const FIELDS_OF_PART: Partial<Record<Part, readonly (keyof Case)[]>> = {
  about: ['sector', 'aboutTitle', 'about'],
  results: ['finding', 'chart', 'results'],
  answer: ['answer', 'challenges', 'solutions', 'measures'],
  phases: ['phases'],
  testimonial: ['testimonial'],
};

const ALL_PARTS = Object.keys(FIELDS_OF_PART) as Part[];
const NEEDED = new Set<keyof Case>(['sector', 'about', 'results', 'phases', 'testimonial']);

/** What an editor writes in a collection is on some page. */
export const checkUnshown = siteCheck(CODES, (site, report) => {
  if (!hasAllPages(site)) return;
  for (const entry of site.entries.filter(({ kind }) => kind === 'collection'))
    for (const finding of findingsIn(entry, site))
      report(entry, { severity: 'warning', at: 'key', ...finding });
});

function findingsIn(entry: ConfigFile, site: Site): UnshownFinding[] {
  const records = isObject(entry.value) ? entry.value : {};
  const shown = site.mentions.names.get(entry.name);
  // An id that does not exist may be one of these, misspelt.
  if ([...(shown?.keys() ?? [])].some((id) => !Object.hasOwn(records, id))) return [];
  return Object.entries(records).flatMap(([id, record]) => {
    if (isObject(record) && record.draft === true) return [];
    const files = shown?.get(id);
    return files ? partsUnshown(entry.name, id, record, files) : unshown(id, record, entry, site);
  });
}

/** A page that has errors or is gone may show what no other does; that is reported first. */
const hasAllPages = ({ troubled, vanished, pages }: Site): boolean =>
  vanished.size === 0 &&
  pages.has('/') &&
  troubled.every(({ problems }) => problems.every(({ severity }) => severity !== 'error'));

function unshown(
  id: string,
  record: unknown,
  { name }: ConfigFile,
  { mentions }: Site,
): UnshownFinding[] {
  // Visitors read the text of a guide in its PDF.
  if (isObject(record) && typeof record.file === 'string' && mentions.links.has(record.file))
    return [];
  const types = typesShowing(name);
  const section = types.length > 0 ? `uma seção de tipo ${oneOf(types)}` : 'uma seção';
  return [
    {
      code: 'record-unshown',
      pointer: pointerOf(id),
      message: `Nenhuma página mostra o registro ${quote(id)}.`,
      hint: `Ponha "${id}" em ${section}, ou apague o registro.`,
    },
  ];
}

function partsUnshown(
  collection: string,
  id: string,
  record: unknown,
  files: ReadonlySet<ConfigFile>,
): UnshownFinding[] {
  if (collection !== 'cases') return [];
  const study = record as Case;
  const missing = fieldsUnshown(id, study, files);
  return ALL_PARTS.flatMap((part) => {
    const fields = (FIELDS_OF_PART[part] ?? []).filter((key) => missing.has(key));
    return fields.length > 0 ? [partUnshown(id, part, fields, study)] : [];
  });
}

function fieldsUnshown(id: string, study: Case, files: ReadonlySet<ConfigFile>): Set<keyof Case> {
  const fields = ALL_PARTS.flatMap((part) => FIELDS_OF_PART[part] ?? []);
  const missing = new Set(fields.filter((key) => study[key] !== undefined));
  for (const { kind, value } of files) {
    if (missing.size === 0) break; // opens no more pages than needed, of maybe thousands
    const sections = kind === 'page' ? (value as Page).sections : [];
    for (const key of sections.flatMap((section) => fieldsIn(section, id, study)))
      missing.delete(key);
  }
  return missing;
}

/** What a section shows of a case. */
function fieldsIn(section: Section, id: string, study: Case): readonly (keyof Case)[] {
  if (section.type === 'case-cards')
    return section.plots && section.cases.includes(id) ? ['chart', 'finding'] : [];
  if (section.type !== 'case-study' || section.case !== id) return [];
  const { parts = ALL_PARTS, layout, arrangement = 'table' } = section;
  return parts.flatMap((part) => {
    if (part === 'answer' && !study.challenges) return [];
    if (part === 'answer' && arrangement !== 'table') return ['answer', 'challenges', 'solutions'];
    const quoted = part === 'results' && layout === 'beside' ? (['testimonial'] as const) : [];
    return [...(FIELDS_OF_PART[part] ?? []), ...quoted];
  });
}

function partUnshown(
  id: string,
  part: Part,
  fields: readonly (keyof Case)[],
  study: Case,
): UnshownFinding {
  const names = oneOf(fields, 'e');
  const remove = fields.some((key) => NEEDED.has(key)) ? '' : `, ou apague ${names}`;
  return {
    code: 'case-part-unshown',
    pointer: pointerOf(id, fields[0] ?? ''),
    message: `Nenhuma página mostra ${names} do caso ${quote(id)}.`,
    hint: `${remedy(id, part, fields, study)}${remove}.`,
  };
}

function remedy(id: string, part: Part, fields: readonly (keyof Case)[], study: Case): string {
  if (part === 'answer' && !study.challenges)
    return 'Acrescente “challenges”, porque sem os desafios esta parte do caso não aparece';
  if (part === 'answer' && !fields.includes('challenges'))
    return 'As medidas só cabem em uma tabela: ponha "arrangement": "table" na seção dos desafios e das soluções';
  return `Acrescente à página do caso { "type": "case-study", "case": "${id}", "parts": ["${part}"] }`;
}
