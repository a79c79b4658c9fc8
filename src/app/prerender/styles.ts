import { memoize } from '../../lib/memoize.ts';
import { createStyleCache } from '../../ui/theme/style-cache.ts';

/** One cache for all pages: a style is compiled once, by the first page that uses it. */
export const cache = createStyleCache();
cache.compat = true; // collects styles instead of writing them between the elements

/** The rules of one class, by when a page needs them. */
export interface ClassStyles {
  all: string;
  /** For the first paint. */
  first: string;
  /** For a pointer over an element, the keyboard's focus and open menus. */
  later: string;
  /** For print, without their media query. */
  paper: string;
  /** MUI's class names that they select. */
  selected: string[];
}

/** Undefined if the name is none of Emotion's, or has no rules. */
export const stylesOf = memoize((id: string): ClassStyles | undefined => {
  const rules = cache.inserted[id];
  return typeof rules === 'string' ? splitStyles(compactCss(rules)) : undefined;
});

const QUOTED_OR_SIGN = /("[^"]*"|'[^']*')|([,:]) |;(?=\})/g;

/** The same styles without spaces after commas and colons and without last semicolons, except in quoted texts. */
export const compactCss = (css: string): string =>
  css.replace(QUOTED_OR_SIGN, (_, quoted?: string, sign?: string) => quoted ?? sign ?? '');

const ON_PAPER = /@media print\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** A rule outside of media queries, or a whole media query. */
const BLOCK = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

const INTERACTION = /:hover|:focus-visible|:popover-open/;

/** What is before a brace and no at-rule: lists of selectors. */
const SELECTORS = /(?<=^|[{}])[^{}@;]+(?=\{)/g;

/** A rule for an interaction stays with those of the first paint if one for another state follows, which is to win. */
export function splitStyles(all: string): ClassStyles {
  const paper = Array.from(all.matchAll(ON_PAPER), ([, rules]) => rules).join('');
  const [first, later]: [string[], string[]] = [[], []];
  let hasOtherState = false;
  for (const block of (all.replace(ON_PAPER, '').match(BLOCK) ?? []).toReversed()) {
    const selectors = (block.match(SELECTORS) ?? []).flatMap((list) => list.split(','));
    const waits = !block.startsWith('@') && selectors.every((text) => INTERACTION.test(text));
    if (waits && !hasOtherState) later.unshift(block);
    else {
      first.unshift(block);
      hasOtherState ||= selectors.some((text) => /[:[]/.test(text));
    }
  }
  const selected = all.match(/\bMui[\w-]+/g) ?? [];
  return { all, first: first.join(''), later: later.join(''), paper, selected };
}
