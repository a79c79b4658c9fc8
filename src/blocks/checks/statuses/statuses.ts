import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';

type Found = Finding<'status-new' | 'status-repeated'>;

/** The meaning of the status with which a submission arrives. */
const NEW = 'new';

/** One status of a panel is that of arrival, and no two are stored under one name. */
export const checkStatuses = fileCheck(['status-new', 'status-repeated'], ({ kind }, nodes) =>
  kind === 'page' ? nodes.flatMap(findingsIn) : [],
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
            message: `Já há uma situação com o nome ${quote(value)}.`,
            hint: 'Dê a cada situação um nome seu, ou apague uma das duas.',
          },
        ]
      : [],
  );
  const arrivals = statuses.filter(({ meaning }) => meaning === NEW).length;
  if (arrivals === 1) return repeated;
  const count = arrivals === 0 ? 'Nenhuma situação é' : `${arrivals} situações são`;
  return [
    ...repeated,
    {
      code: 'status-new',
      pointer,
      message: `${count} a de chegada, e uma só deve ser.`,
      hint: `Escreva "meaning": "${NEW}" na situação com que um envio chega, e outro sentido nas demais.`,
    },
  ];
}
