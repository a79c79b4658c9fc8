import { msg } from '../../../words/message.ts';
import type { Finding, Reference } from '../words/problem.ts';
import type { SiteLocale } from '../words/site-locale.ts';
import { type LinkTarget, parseLink } from './link-target.ts';
import { MOST_WORK, readRichText, workOf } from './rich-text.ts';

/** A link of a file: a field of its own, or written inside a rich text. */
export interface Link {
  value: string;
  target: LinkTarget;
  pointer: string;
  /** Offset in the text, for a link inside a rich text. */
  inside?: number;
}

/** The links of a file, and what is wrong with the texts and links by themselves. */
export function linksOf(
  references: readonly Reference[],
  locale?: SiteLocale,
): { links: Link[]; findings: Finding[] } {
  const links: Link[] = [];
  const findings: Finding[] = [];
  let work = 0;
  for (const { kind, value, pointer, lists } of references) {
    if (kind === 'link') links.push({ value, pointer, target: parseLink(value, locale) });
    if (kind !== 'richText') continue;
    work += workOf(value);
    if (work > MOST_WORK) {
      findings.push({ ...tooMuch, pointer });
      break;
    }
    const text = readRichText(value, lists);
    findings.push(...text.findings.map((finding) => ({ ...finding, pointer })));
    for (const link of text.links)
      links.push({ ...link, pointer, target: parseLink(link.value, locale) });
  }
  for (const link of links) {
    if (link.target.kind !== 'refused') continue;
    const { code, message, hint, fixed } = link.target;
    const fix = fixed === undefined ? undefined : { replace: link.value, by: fixed };
    // A number that gets the code of a country may be of another.
    const guess = fixed !== undefined && digitsOf(fixed) !== digitsOf(link.value);
    findings.push({ ...pointerOfLink(link), code, message, hint, fix, guess });
  }
  return { links, findings };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

const tooMuch: Finding = {
  code: 'rich-text-too-much',
  message: msg('content/rich-text:too-much'),
  hint: msg('content/rich-text:too-much-hint'),
};

export const pointerOfLink = ({ pointer, inside }: Link): Pick<Finding, 'pointer' | 'inside'> =>
  inside === undefined ? { pointer } : { pointer, inside };

/** Whether a reference names an icon, a picture, a form or a record. */
export const isNamed = ({ kind }: Pick<Reference, 'kind'>) =>
  kind !== 'link' && kind !== 'richText';

/** The mentions of a file, each once. */
export interface Mentioned {
  /** The texts of its links. */
  links: readonly string[];
  /** Icons, pictures, forms and records. */
  names: readonly (readonly [kind: string, name: string])[];
}

export const mentionedIn = (
  links: readonly Pick<Link, 'value'>[],
  named: readonly Pick<Reference, 'kind' | 'value'>[],
): Mentioned => ({
  links: [...new Set(links.map(({ value }) => value))],
  names: [
    ...new Map(named.map(({ kind, value }) => [`${kind} ${value}`, [kind, value] as const])),
  ].map(([, name]) => name),
});
