import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { sectionsIn } from '../../../content/read/site/shared-sections.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { pointerOf } from '../../../lib/json.ts';
import type { Case, Section } from '../../../types/config.gen.ts';
import { field, type List, type Message, msg, quoted } from '../../../words/message.ts';
import { usesOfRecords } from '../../checks/unshown/unshown.ts';
import { traitsOf } from '../../traits.ts';
import { ALL_PARTS, FIELDS_OF_PART, type Part } from './shown-fields.ts';

const NEEDED = new Set<keyof Case>(['sector', 'about', 'results', 'phases', 'testimonial']);

/** What an editor writes of a case is on some page, not the case alone. */
export const checkCaseStudy = siteCheck(['case-part-unshown'], (site, report) => {
  const entry = site.entries.find(({ kind, name }) => kind === 'collection' && name === 'cases');
  if (!entry) return;
  for (const { id, record, files } of usesOfRecords(site, entry)) {
    if (!files) continue;
    const study = record as Case;
    const missing = fieldsUnshown(id, study, files);
    for (const part of ALL_PARTS) {
      const fields = (FIELDS_OF_PART[part] ?? []).filter((key) => missing.has(key));
      if (fields.length > 0) report(entry, partUnshown(id, part, fields, study));
    }
  }
});

function fieldsUnshown(id: string, study: Case, files: ReadonlySet<ConfigFile>): Set<string> {
  const fields = ALL_PARTS.flatMap((part) => FIELDS_OF_PART[part] ?? []);
  const missing = new Set<string>(fields.filter((key) => study[key] !== undefined));
  for (const file of files) {
    if (missing.size === 0) break; // opens no more pages than needed, of maybe thousands
    for (const [, given] of sectionsIn(file)) {
      const section = given as Section;
      for (const key of traitsOf(section.type).shows?.fields?.(section, id, study) ?? [])
        missing.delete(key);
    }
  }
  return missing;
}

function partUnshown(
  id: string,
  part: Part,
  fields: readonly (keyof Case)[],
  study: Case,
): Finding<'case-part-unshown'> {
  return {
    code: 'case-part-unshown',
    severity: 'warning',
    at: 'key',
    pointer: pointerOf(id, fields[0] ?? ''),
    message: msg('sections/case-study:unshown', { fields: named(fields), case: quoted(id) }),
    hint: remedy(id, part, fields, study),
  };
}

function remedy(id: string, part: Part, fields: readonly (keyof Case)[], study: Case): Message {
  const values = { fields: named(fields), isNeeded: String(fields.some((key) => NEEDED.has(key))) };
  if (part === 'answer' && !study.challenges)
    return msg('sections/case-study:add-challenges-hint', {
      ...values,
      challenges: field('challenges'),
    });
  if (part === 'answer' && !fields.includes('challenges'))
    return msg('sections/case-study:table-hint', values);
  return msg('sections/case-study:add-part-hint', { ...values, case: id, part });
}

const named = (fields: readonly (keyof Case)[]): List => ({
  list: fields.map(field),
  last: 'and',
});
