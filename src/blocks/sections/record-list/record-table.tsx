import type { RecordList } from '../../../ui/data/record-list.ts';
import { Link } from '../../../ui/link.tsx';
import { NoBreak } from '../../../ui/no-break.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Group } from './groups.ts';
import { RecordTitle } from './record-title.tsx';

interface Props {
  groups: Group[];
  columns: NonNullable<RecordList['columns']>;
}

/** A row for each record: its title, then its facts, each in its column. */
export function RecordTable({ groups, columns }: Props) {
  const items = groups.flatMap((group) => group.items);
  return (
    <Table
      size="medium"
      isList
      head={[columns.title, ...columns.facts]}
      rows={items.map(({ title, facts = [] }) => [title, ...facts])}
      numbers={[false, ...columns.numbers]}
      headings={headingsOf(groups)}
      shown={({ text, row, column }) =>
        column === 0 ? (
          <RecordTitle {...items[row]} title={text} as={Link} />
        ) : (
          <NoBreak text={text} />
        )
      }
    />
  );
}

/** Each above the first row of its group. */
function headingsOf(groups: readonly Group[]): Map<number, string> {
  const headings = new Map<number, string>();
  let row = 0;
  for (const { heading, items } of groups) {
    if (heading !== undefined) headings.set(row, heading);
    row += items.length;
  }
  return headings;
}
