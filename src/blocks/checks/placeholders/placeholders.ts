import { fileCheck } from '../../../content/read/site/config-file.ts';
import { PUBLIC_VARIABLES } from '../../../content/read/site/variables.ts';
import { isOnlySame, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { pointerTo } from '../../../lib/json.ts';
import { allOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean, placeName, writeThis } from '../../../words/phrases.ts';

const CODES = ['placeholder', 'unknown-variable'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/**
 * "${NAME}" has a meaning in integrations.json only; elsewhere visitors would read it. What it names there is
 * published, so it has to be on the schema's list. On the page of records it is a field after a sign of dollars or pesos.
 */
export const checkPlaceholders = fileCheck(CODES, ({ name, kind }, nodes) => {
  if (kind === 'record-page') return [];
  const check = kind === 'single' && name === 'integrations' ? unknownVariable : outOfPlace;
  return nodes.flatMap((node) =>
    typeof node.value === 'string' && node.value.includes('${')
      ? (check(node.value, pointerTo(node)) ?? [])
      : [],
  );
});

function outOfPlace(text: string, pointer: string): OwnFinding | undefined {
  const found = /\$\{[^}]*\}?/.exec(text);
  return found?.[0] === undefined
    ? undefined
    : {
        code: 'placeholder',
        pointer,
        inside: found.index,
        message: msg('checks/placeholders:out-of-place', {
          variable: quoted(found[0]),
          place: placeName(pointer),
        }),
        hint: msg('checks/placeholders:out-of-place-hint'),
      };
}

function unknownVariable(text: string, pointer: string): OwnFinding | undefined {
  const found = [...text.matchAll(/\$\{([^{}:]*)(:-[^{}]*)?(\}|$)/g)].find(
    ([, name = '', , end]) => !end || !PUBLIC_VARIABLES.includes(name),
  );
  if (!found) return undefined;
  const [written, name = '', , end] = found;
  if (!end)
    return {
      code: 'unknown-variable',
      pointer,
      inside: found.index,
      message: msg('checks/placeholders:unclosed', { variable: quoted(written) }),
      hint: msg('checks/placeholders:unclosed-hint'),
    };
  const near = nearest(name, PUBLIC_VARIABLES);
  return {
    code: 'unknown-variable',
    pointer,
    inside: found.index,
    message: [msg('checks/placeholders:unknown', { variable: quoted(name) }), didYouMean(near)],
    hint: near
      ? writeThis(`\${${near}}`)
      : msg('checks/placeholders:unknown-hint', { variables: allOf(PUBLIC_VARIABLES) }),
    fix: near === undefined ? undefined : { replace: `\${${name}`, by: `\${${near}` },
    guess: near !== undefined && !isOnlySame(name, near, PUBLIC_VARIABLES),
  };
}
