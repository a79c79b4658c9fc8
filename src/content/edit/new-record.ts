import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { recordOf } from '../read/files/layout.ts';
import type { Site } from '../read/site/site.ts';
import type { Fix } from '../read/words/problem.ts';
import { CannotEdit, checkedPlan, type Plan, withFixes } from './file-change.ts';
import { folderOf } from './pages.ts';
import { refuseLost } from './rename-record.ts';

interface RecordCopy {
  collection: string;
  id: string;
  /** The id of the record that is copied. */
  from: string;
}

const DATES = ['/publishAt', '/expireAt'];

/** A record with a file of its own, as another is; as a draft, if its collection knows drafts. */
export function newRecord(load: Load, { collection, id, from }: RecordCopy): Plan {
  const { site } = load();
  const model = fileOf(site, collection, from);
  if (!model) throw new CannotEdit(msg('content/edit:no-record', { record: quoted(from) }));
  if (site.records.get(collection)?.has(id))
    throw new CannotEdit(msg('content/edit:record-taken', { record: quoted(id) }));
  const text = withFixes(
    model.text,
    ['/draft', ...DATES].map((remove): [string, Fix] => ['', { remove }]),
  );
  const file = `${folderOf(model.file)}/${id}.json`;
  const planOf = (written: string) => {
    const { plan, after } = checkedPlan(load, site, { created: { [file]: written } });
    refuseLost(after, collection, id);
    return plan;
  };
  try {
    return planOf(asDraft(text));
  } catch (error) {
    const isDraftRefused =
      error instanceof CannotEdit &&
      error.problems.length > 0 &&
      error.problems.every(({ pointer }) => pointer === '/draft');
    if (!isDraftRefused) throw error;
    return planOf(text);
  }
}

const fileOf = ({ entries }: Site, collection: string, id: string) =>
  entries.find(
    (entry) => entry.kind === 'record' && recordOf(entry).join('/') === `${collection}/${id}`,
  );

/** The first of its fields. */
const asDraft = (text: string): string => text.replace(/\{(\s*)/, '{$1"draft": true,$1');
