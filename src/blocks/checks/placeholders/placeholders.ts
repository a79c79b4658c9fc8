import { fileCheck } from '../../../content/read/site/config-file.ts';
import { PUBLIC_VARIABLES } from '../../../content/read/site/variables.ts';
import { isOnlySame, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { didYouMean, oneOf, placeName, quote } from '../../../content/read/words/wording.ts';
import { pointerTo } from '../../../lib/json.ts';

const CODES = ['placeholder', 'unknown-variable'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/**
 * "${NAME}" has a meaning in integrations.json only; elsewhere visitors would read it. What it names there is
 * published, so it has to be on the schema's list.
 */
export const checkPlaceholders = fileCheck(CODES, ({ name, kind }, nodes) => {
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
        message: `${quote(found[0])} não funciona em ${placeName(pointer)}: só integrations.json aceita variáveis.`,
        hint: 'Escreva aqui o texto que o visitante deve ler.',
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
      message: `Falta o } que termina ${quote(written)}.`,
      hint: 'Uma variável se escreve assim: "${SITE_URL}".',
    };
  const near = nearest(name, PUBLIC_VARIABLES);
  return {
    code: 'unknown-variable',
    pointer,
    inside: found.index,
    message: `${quote(name)} não é uma variável que o site publica.${didYouMean(near)}`,
    hint: `O que está em integrations.json vai para o navegador de quem visita: aqui só valem ${oneOf(PUBLIC_VARIABLES, 'e')}. Outra, a equipe técnica acrescenta à lista “variables” de schema/integrations.schema.json.`,
    fix: near === undefined ? undefined : { replace: `\${${name}`, by: `\${${near}` },
    guess: near !== undefined && !isOnlySame(name, near, PUBLIC_VARIABLES),
  };
}
