import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { quote } from '../../../content/read/words/wording.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';

const CODES = ['pairs-uneven', 'marks-missing', 'strips-uneven', 'not-shown'] as const;

/** The layouts that show a field; the others leave it out, and an editor would look for it in vain. */
const SHOWN_IN: Record<string, readonly string[]> = {
  document: ['marks'],
  inbox: ['marks'],
  picture: ['marks'],
  main: ['marks'],
  pictures: ['strips', 'cards'],
};

/** A layout of "challenges-solutions" that shows pairs has a solution for each challenge, and what it draws them on. */
export const checkChallengesSolutions = fileCheck(CODES, ({ kind }, nodes) =>
  kind === 'page' ? nodes.flatMap(findingsOf) : [],
);

function findingsOf(node: JsonNode): Finding<(typeof CODES)[number]>[] {
  const { value } = node;
  if (!isObject(value) || value.type !== 'challenges-solutions') return [];
  const { layout, document, picture, pictures } = value;
  const findings = Object.entries(SHOWN_IN)
    .filter(([field, layouts]) => value[field] !== undefined && !layouts.includes(String(layout)))
    .map(([field, layouts]) => notShown(pointerTo(node) + pointerOf(field), field, layouts));
  if (typeof layout !== 'string') return findings;
  const challenges = countOf(value.challenges);
  const solutions = countOf(value.solutions);
  if (challenges !== undefined && solutions !== undefined && challenges !== solutions)
    findings.push({
      code: 'pairs-uneven',
      pointer: pointerTo(node) + pointerOf('solutions', 'items'),
      message: `São ${challenges} em “challenges” e ${solutions} em “solutions”; com "layout": ${quote(layout)}, cada desafio tem a sua solução.`,
      hint: 'Escreva uma solução para cada desafio, na mesma ordem, ou apague a linha de “layout”: em duas colunas, as listas podem ter tamanhos diferentes.',
    });
  if (layout === 'marks' && !document && !picture)
    findings.push({
      code: 'marks-missing',
      pointer: pointerTo(node) + pointerOf('layout'),
      message: 'Com "layout": "marks", falta o documento ou o desenho em que estão os números.',
      hint: 'Acrescente “document”, com "note": 1, 2… nas linhas marcadas, ou “picture”, com um desenho que já traz os números.',
    });
  const drawings = Array.isArray(pictures) ? pictures.length : 0;
  if (
    (layout === 'strips' || (layout === 'cards' && pictures !== undefined)) &&
    challenges !== undefined &&
    challenges !== drawings
  )
    findings.push({
      code: 'strips-uneven',
      pointer: pointerTo(node) + pointerOf(pictures === undefined ? 'layout' : 'pictures'),
      message: `São ${challenges} em “challenges” e ${drawings} em “pictures”; cada par tem o seu desenho.`,
      hint: 'Ponha em “pictures” um desenho para cada desafio, na mesma ordem, ou use "layout": "table", sem “pictures”.',
    });
  return findings;
}

function notShown(
  pointer: string,
  field: string,
  layouts: readonly string[],
): Finding<(typeof CODES)[number]> {
  const written = layouts.map((layout) => `"layout": "${layout}"`).join(' ou ');
  return {
    code: 'not-shown',
    severity: 'warning',
    at: 'key',
    pointer,
    message: `A página não mostra “${field}”: só com ${written}.`,
    hint: `Escreva ${written} nesta seção, ou apague “${field}”.`,
  };
}

const countOf = (list: unknown) =>
  isObject(list) && Array.isArray(list.items) ? list.items.length : undefined;
