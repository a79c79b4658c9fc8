import { fileCheck } from '../../../content/read/site/config-file.ts';
import { holdsSections } from '../../../content/read/site/shared-sections.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonNode, pointerOf, pointerTo } from '../../../lib/json.ts';
import { field, type List, msg, quoted } from '../../../words/message.ts';

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
export const checkChallengesSolutions = fileCheck(CODES, (file, nodes) =>
  holdsSections(file) ? nodes.flatMap(findingsOf) : [],
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
      message: msg('sections/challenges-solutions:pairs-uneven', {
        challenges,
        solutions,
        layout: quoted(layout),
        challengesField: field('challenges'),
        solutionsField: field('solutions'),
      }),
      hint: msg('sections/challenges-solutions:pairs-uneven-hint'),
    });
  if (layout === 'marks' && !document && !picture)
    findings.push({
      code: 'marks-missing',
      pointer: pointerTo(node) + pointerOf('layout'),
      message: msg('sections/challenges-solutions:marks-missing'),
      hint: msg('sections/challenges-solutions:marks-missing-hint', {
        document: field('document'),
        picture: field('picture'),
      }),
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
      message: msg('sections/challenges-solutions:strips-uneven', {
        challenges,
        drawings,
        challengesField: field('challenges'),
        pictures: field('pictures'),
      }),
      hint: msg('sections/challenges-solutions:strips-uneven-hint', {
        pictures: field('pictures'),
      }),
    });
  return findings;
}

function notShown(
  pointer: string,
  field: string,
  layouts: readonly string[],
): Finding<(typeof CODES)[number]> {
  const written: List = { list: layouts.map((layout) => `"layout": "${layout}"`), last: 'or' };
  return {
    code: 'not-shown',
    severity: 'warning',
    at: 'key',
    pointer,
    message: msg('sections/challenges-solutions:not-shown', { field, layouts: written }),
    hint: msg('sections/challenges-solutions:not-shown-hint', { layouts: written, field }),
  };
}

const countOf = (list: unknown) =>
  isObject(list) && Array.isArray(list.items) ? list.items.length : undefined;
