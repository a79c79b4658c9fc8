import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, pointerOf, pointerTo } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

/** Where a section says which of its `items` is the `initial` one, that item exists. */
export const checkInitial = fileCheck(['unknown-initial'], ({ kind }, nodes) => {
  const findings: Finding<'unknown-initial'>[] = [];
  if (kind !== 'page') return findings;
  for (const node of nodes) {
    const { value } = node;
    if (!isObject(value) || typeof value.initial !== 'string' || !Array.isArray(value.items))
      continue;
    const ids = value.items.flatMap((item) =>
      isObject(item) && typeof item.id === 'string' ? [item.id] : [],
    );
    if (ids.includes(value.initial)) continue;
    const near = nearest(value.initial, ids);
    findings.push({
      code: 'unknown-initial',
      pointer: pointerTo(node) + pointerOf('initial'),
      message: [
        msg('checks/initial:unknown', {
          initial: quoted(value.initial),
          initialField: field('initial'),
        }),
        didYouMean(near),
      ],
      hint: near ? writeThis(near) : msg('checks/initial:unknown-hint', { ids: anyOf(ids) }),
      ...fixByName(value.initial, near, ids),
    });
  }
  return findings;
});
