import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import type { Report, Site } from '../../../content/read/site/site.ts';
import { nodesIn, pointerTo } from '../../../lib/json.ts';
import { enumerated, msg, quoted } from '../../../words/message.ts';
import { type FormLanguages, isAlike, languageIn, singleLanguage } from './shown-languages.ts';

export const SHARED_CODES = ['language-shared'] as const;
type Told = Report<(typeof SHARED_CODES)[number]>;

/**
 * A form or a record has no language of its own: it is written in that of the pages that show it. Of one on pages in the site's
 * own language and in another, a sibling that no page shows is most likely the translation.
 */
export function checkSharedTexts(
  site: Site,
  own: string,
  ofForms: FormLanguages,
  report: Told,
): void {
  for (const [kind, ids] of idsIn(site)) {
    const shown = site.mentions.names.get(kind);
    const unused = [...ids].filter((id) => !shown?.has(id));
    if (unused.length === 0) continue;
    for (const [id, files] of shown ?? []) {
      const pages = [...files].filter((file) => file.kind === 'page');
      const isOwn = (page: ConfigFile) => isAlike(languageIn(page, own), own);
      if (!pages.some(isOwn)) continue;
      for (const page of pages.filter((each) => !isOwn(each)))
        report(page, {
          code: 'language-shared',
          severity: 'warning',
          pointer: mentionOf(id, page),
          message: msg('checks/translations:shared', {
            id: quoted(id),
            language: quoted(languageIn(page, own)),
            own: quoted(own),
          }),
          hint: msg('checks/translations:shared-hint', {
            count: unused.length,
            unused: enumerated(unused.slice(0, 3).map(quoted)),
          }),
        });
    }
  }
  checkNamedInForms(site, own, ofForms, report);
}

/**
 * A form on pages in one language that names a record, such as a place, which only pages in others show, while those in its own
 * language have another. What such a form shows of it, the name of a holiday, is in the wrong language.
 */
function checkNamedInForms(site: Site, own: string, ofForms: FormLanguages, report: Told): void {
  for (const [kind, ids] of idsIn(site))
    for (const [id, files] of site.mentions.names.get(kind) ?? []) {
      const forms = [...files].filter((file) => file.kind === 'form');
      for (const form of forms) {
        const language = singleLanguage(ofForms.get(form.name));
        const found = language && inOtherLanguages(site, { kind, id, ids, language, own });
        if (found)
          report(form, {
            code: 'language-shared',
            severity: 'warning',
            pointer: mentionOf(id, form),
            message: msg('checks/translations:shared-form', {
              id: quoted(id),
              language: quoted(language),
              others: enumerated(found.others.map(quoted)),
            }),
            hint: msg('checks/translations:shared-form-hint', {
              language: quoted(language),
              meant: enumerated(found.meant.slice(0, 3).map(quoted)),
            }),
          });
      }
    }
}

interface Named {
  kind: string;
  id: string;
  ids: Iterable<string>;
  /** Of the form that names it. */
  language: string;
  own: string;
}

/** The languages of the pages that show it, if none is that of the form, and its siblings that no page in another shows. */
function inOtherLanguages({ mentions }: Site, { kind, id, ids, language, own }: Named) {
  const languagesOf = (name: string) =>
    [...(mentions.names.get(kind)?.get(name) ?? [])]
      .filter((file) => file.kind === 'page')
      .map((page) => languageIn(page, own));
  const isRead = (each: string) => isAlike(each, language);
  const others = [...new Set(languagesOf(id))];
  if (others.length === 0 || others.some(isRead)) return undefined;
  const meant = [...ids].filter((each) => each !== id && languagesOf(each).every(isRead));
  return meant.length > 0 ? { others, meant } : undefined;
}

/** The forms and the records of each collection in one file, by the kind that names them. */
function* idsIn({ entries, records }: Site): Iterable<[string, Iterable<string>]> {
  yield ['forms', entries.filter(({ kind }) => kind === 'form').map(({ name }) => name)];
  for (const { kind, name } of entries)
    if (kind === 'collection') yield [name, records.get(name) ?? []];
}

/** Where a page or a form names it, whatever the property; its own ids and the types of its sections are no such names. */
function mentionOf(id: string, { value }: ConfigFile): string {
  const node = nodesIn(value).find(
    (each) => each.value === id && !['id', 'type'].includes(each.key),
  );
  return node ? pointerTo(node) : '';
}
