import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import { isObject, pointerOf, pointerTo } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

/** Only the first column of a table may lack a name: its cells are the names of the rows. */
export const checkTableHeads = fileCheck(['head-empty'], (file, nodes) =>
  holdsSections(file)
    ? nodes.flatMap((node) => {
        const { value } = node;
        if (!isObject(value) || !Array.isArray(value.head) || !Array.isArray(value.rows)) return [];
        return value.head.flatMap((name, column) =>
          column > 0 && name === ''
            ? {
                code: 'head-empty' as const,
                pointer: pointerTo(node) + pointerOf('head', column),
                message: msg('checks/table-heads:empty', { column: column + 1 }),
                hint: msg('checks/table-heads:empty-hint'),
              }
            : [],
        );
      })
    : [],
);
