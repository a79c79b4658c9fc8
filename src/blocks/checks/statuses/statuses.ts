import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

type Found = Finding<'status-new' | 'status-repeated'>;

/** The meaning of the status with which a submission arrives. */
const NEW = 'new';

/** One status of a panel is that of arrival, and no two are stored under one name. */
export const checkStatuses = fileCheck(['status-new', 'status-repeated'], (file, nodes) =>
  holdsSections(file) ? nodes.flatMap(findingsIn) : [],
);

function findingsIn(node: JsonNode): Found[] {
  const { value: section } = node;
  if (!isObject(section) || !Array.isArray(section.statuses)) return [];
  const statuses = section.statuses.map((status) => (isObject(status) ? status : {}));
  const pointer = pointerTo(node) + pointerOf('statuses');
  const values = statuses.map(({ value }) => value);
  const repeated = values.flatMap((value, index): Found[] =>
    typeof value === 'string' && values.indexOf(value) < index
      ? [
          {
            code: 'status-repeated',
            pointer: pointer + pointerOf(index, 'value'),
            message: msg('checks/statuses:repeated', { name: quoted(value) }),
            hint: msg('checks/statuses:repeated-hint'),
          },
        ]
      : [],
  );
  const arrivals = statuses.filter(({ meaning }) => meaning === NEW).length;
  if (arrivals === 1) return repeated;
  return [
    ...repeated,
    {
      code: 'status-new',
      pointer,
      message: msg('checks/statuses:arrival', { count: arrivals }),
      hint: msg('checks/statuses:arrival-hint', { meaning: NEW }),
    },
  ];
}
