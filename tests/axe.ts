import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on a page, or in the part of it that `within` selects, without another; by some rules alone, or by all. */
export async function axeViolations(
  page: Page,
  within?: string,
  without?: string,
  rules?: string[],
) {
  // The tags last: `options` throws away what was set before it.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations', 'incomplete'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(TAGS);
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const found = await axe.analyze();
  // Letters of the very colour they stand on are to axe no more than "needs a look".
  const invisible = found.incomplete.map((rule) => ({
    ...rule,
    nodes: rule.nodes.filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === 'equalRatio'),
    ),
  }));
  return [...found.violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
}
