import { linksOf, type Mentioned, mentionedIn } from '../read/references/links-of.ts';
import { translationsOf } from '../read/site/languages.ts';
import type { SiteConfig, SitePage } from '../read/site/site-config.ts';
import type { Reference } from '../read/words/problem.ts';
import { withOptions } from './form-options.ts';
import { shownCards } from './record-lists.ts';
import { workspaceLinks } from './workspace-links.ts';

/**
 * Of a page: what identifies all that it shows of records with files of their own, those that it names, with those that
 * they name, those that it lists, and those that its forms offer; the addresses of its translations; and the links of the workspace. An edit of one record is then that of its
 * page and of a few lists.
 */
export function createRecordKeys(config: SiteConfig): (page: SitePage) => string {
  const sumOf = recordSums(config);
  return (page) => {
    const named = sumOf(page.mentioned);
    const lists = (page.facts.lists ?? []).map((query) => shownCards(query, config, page));
    const translations = translationsOf(page.facts, config);
    const workspace = workspaceLinks(page.facts, config);
    const options = optionsOn(page, config);
    const isAlone =
      named === '' && lists.length + options.length === 0 && !translations && !workspace;
    return isAlone ? '' : JSON.stringify([named, lists, translations, workspace, options]);
  };
}

/** The fields of a page's forms that offer records. */
const optionsOn = ({ mentioned }: SitePage, config: SiteConfig) =>
  mentioned.names.flatMap(([kind, id]) => {
    const form = kind === 'forms' ? config.forms[id] : undefined;
    const shown = form && withOptions(form, config);
    return shown && shown !== form ? shown.fields : [];
  });

/** What identifies the records that forms, menus and the records of other files name. */
export function recordsBeside(config: SiteConfig): string {
  const sumOf = recordSums(config);
  return Object.values(config.references)
    .map((references) => sumOf(mentionsOf(references)))
    .join('');
}

const mentionsOf = (references: readonly Reference[]): Mentioned =>
  mentionedIn(linksOf(references).links, references);

function recordSums({ records }: SiteConfig) {
  const kinds = new Set(Object.keys(records));
  return (mentioned: Mentioned): string => {
    const sums = new Map<string, string>();
    const add = ({ names }: Mentioned): void => {
      for (const [kind, id] of names) {
        const record = kinds.has(kind) ? records[kind]?.[id] : undefined;
        if (!record || sums.has(record.name)) continue;
        sums.set(record.name, record.facts.sum);
        add(record.mentioned);
      }
    };
    add(mentioned);
    return [...sums.values()].join(' ');
  };
}
