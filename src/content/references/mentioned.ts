import type { Reference } from '../problem.ts';
import type { Link } from './links-of.ts';

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
