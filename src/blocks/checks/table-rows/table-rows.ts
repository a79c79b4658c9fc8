import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import { isObject, pointerOf, pointerTo } from '../../../lib/json.ts';
import { allOf, msg, quoted } from '../../../words/message.ts';

/**
 * Every row of a table has one cell per column: a cell too few would leave those after it under the wrong name. Without names of
 * columns, all rows have as many as the first.
 */
export const checkTableRows = fileCheck(['row-cells'], (file, nodes) =>
  holdsSections(file)
    ? nodes.flatMap((node) => {
        const { value } = node;
        if (!isObject(value) || !Array.isArray(value.rows)) return [];
        const { head = value.rows[0] } = value;
        if (!Array.isArray(head)) return [];
        const columns = head.map(String);
        return value.rows.flatMap((row, index) =>
          Array.isArray(row) && row.length !== columns.length
            ? {
                code: 'row-cells' as const,
                pointer: pointerTo(node) + pointerOf('rows', index),
                message: msg('checks/table-rows:cells', {
                  row: index + 1,
                  first: quoted(String(row[0] ?? '')),
                  cells: row.length,
                  columns: columns.length,
                }),
                hint: hintFor(row.length - columns.length, value.head && columns),
              }
            : [],
        );
      })
    : [],
);

function hintFor(extra: number, names: unknown) {
  if (!Array.isArray(names)) return msg('checks/table-rows:as-first-hint');
  return extra < 0
    ? msg('checks/table-rows:missing-hint', { count: -extra, names: namesOf(names) })
    : msg('checks/table-rows:extra-hint', { count: extra, names: namesOf(names) });
}

/** The first may have no name, above those of the rows. */
const namesOf = (columns: readonly string[]) => allOf(columns.map((name) => name || '…'));
