import { listsIn } from '../../../content/read/site/list-query.ts';
import { listIn, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

const CODES = ['table-without-facts'] as const;

/** A table of records has a column beside that of their titles. */
export const checkRecordList = siteCheck(CODES, (site, report) => {
  const { entries } = site;
  for (const entry of entries.filter(({ facts }) => facts?.lists?.some(showsFacts)))
    for (const [index, section] of listIn(entry, 'sections').entries()) {
      const collection = listsIn([section]).find(showsFacts)?.collection;
      const isTable = isObject(section) && section.layout === 'table';
      if (!isTable || collection === undefined || hasFacts(site, collection)) continue;
      report(entry, {
        code: CODES[0],
        severity: 'warning',
        pointer: pointerOf('sections', index, 'layout'),
        message: msg('sections/record-list:without-facts', { collection: quoted(collection) }),
        hint: msg('sections/record-list:without-facts-hint', {
          file: `site-config/records/${collection}.json`,
        }),
      });
    }
});

const showsFacts = ({ facts }: { facts?: true | undefined }) => facts === true;

/** Of a collection without a file in records/ it is told that it cannot be listed. */
function hasFacts({ entries }: Site, collection: string): boolean {
  const page = entries.find(({ kind, name }) => kind === 'record-page' && name === collection);
  const { card } = isObject(page?.partial) ? page.partial : {};
  return !page || (isObject(card) && card.facts !== undefined);
}
