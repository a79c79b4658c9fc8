import { msg } from '../../words/message.ts';
import type { Site } from '../read/site/site.ts';
import { atInstant } from '../read/words/time-zone.ts';
import { CannotEdit } from './file-change.ts';
import { refuseTaken, withBrand } from './pages.ts';
import type { Templates } from './templates.ts';

interface ListPage {
  path: string;
  title: string;
  /** The template that the page is made of. */
  template: string;
}

/** What a page that lists the records of `collection` needs beside it: the page of each, and a first record, a draft. */
export function newRecords(
  site: Site,
  { path, title, template }: ListPage,
  collection: string,
  templates: Templates,
): Record<string, string> {
  const pages = `site-config/records/${collection}.json`;
  if (site.entries.some(({ file }) => file === pages))
    throw new CannotEdit(msg('content/edit:records-taken', { file: pages }));
  const first = templates.worded(msg('content/templates:record-id'));
  refuseTaken(site, `${path}/${first}`);
  const { now, timeZone } = site.clock;
  const name = title.replace(/[{}]/g, ''); // a field of the record, there
  return {
    [pages]: templates
      .of(`${template}-page`)
      .fill({ list: path, name, feed: withBrand(name, site) }),
    [`site-config/collections/${collection}/${first}.json`]: templates
      .of(`${template}-record`)
      .fill({ date: atInstant(now, timeZone).slice(0, 10) }),
  };
}
