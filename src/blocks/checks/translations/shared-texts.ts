import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { languageOf } from '../../../content/read/site/languages.ts';
import type { Report, Site } from '../../../content/read/site/site.ts';
import { nodesIn, pointerTo } from '../../../lib/json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';

export const SHARED_CODES = ['language-shared'] as const;
type Told = Report<(typeof SHARED_CODES)[number]>;

/**
 * A form or a record has no language of its own: it is written in that of the pages that show it. Of one on pages in the site's
 * own language and in another, a sibling that no page shows is most likely the translation.
 */
export function checkSharedTexts(site: Site, own: string, report: Told): void {
  for (const [kind, ids] of idsIn(site)) {
    const shown = site.mentions.names.get(kind);
    const unused = [...ids].filter((id) => !shown?.has(id));
    if (unused.length === 0) continue;
    for (const [id, files] of shown ?? []) {
      const pages = [...files].filter((file) => file.kind === 'page');
      const languageIn = ({ facts }: ConfigFile) =>
        languageOf(facts ?? {}, { site: { language: own } });
      if (!pages.some((page) => languageIn(page) === own)) continue;
      for (const page of pages.filter((each) => languageIn(each) !== own))
        report(page, {
          code: 'language-shared',
          severity: 'warning',
          pointer: mentionOf(id, page),
          message: msg('checks/translations:shared', {
            id: quoted(id),
            language: quoted(languageIn(page)),
            own: quoted(own),
          }),
          hint: msg('checks/translations:shared-hint', {
            count: unused.length,
            unused: enumerated(unused.slice(0, 3).map(quoted)),
          }),
        });
    }
  }
}

/** The forms and the records of each collection in one file, by the kind that names them. */
function* idsIn({ entries, records }: Site): Iterable<[string, Iterable<string>]> {
  yield ['forms', entries.filter(({ kind }) => kind === 'form').map(({ name }) => name)];
  for (const { kind, name } of entries)
    if (kind === 'collection') yield [name, records.get(name) ?? []];
}

/** Where a page names it, whatever the property; its own ids and the types of its sections are no such names. */
function mentionOf(id: string, { value }: ConfigFile): string {
  const node = nodesIn(value).find(
    (each) => each.value === id && !['id', 'type'].includes(each.key),
  );
  return node ? pointerTo(node) : '';
}
