import { isObject, type JsonNode } from '../../../lib/json.ts';

/** The kind under which a file mentions them. */
export const WRITTEN_CONTACT = 'written-contact';

/** A phone number or an e-mail address that visitors read. */
export interface WrittenContact {
  read: string;
  /** The target of its link; '' if it is not a link. */
  link: string;
}

/** A contact in a text; in the label of a link, if the value is an object. */
interface ContactInText extends WrittenContact {
  /** Offset of what is read. */
  inside: number;
  /** Offset of the link's target; 0 in an object. */
  linkInside: number;
}

const LINK = /\[([^[\]]+)\]\(((?:tel|mailto):[^()\s]*)\)/g;
const EMAIL = /(?<![\p{L}\d_.+-])[\p{L}\d_.+-]+@[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+/gu;
/** A number as people write it: digits with at most two other signs between them. */
const PHONE = /(?<![\w/.,-])[+(]?\d(?:[\s().-]{0,2}\d){7,14}(?![\w/])/g;
const SCHEME = /^(tel|mailto):/;
/** Numbers may be written in groups of two: "957 00 00 14". */
const MAY_HAVE_ONE = /@|\d\d/;

/** Those in a value itself: written in a text, or in the label of a link. */
export function contactsIn({ value, key, parent }: JsonNode): ContactInText[] {
  const isOfLink = isObject(parent?.value) && 'to' in parent.value && 'label' in parent.value;
  if (isOfLink && (key === 'to' || key === 'label')) return [];
  if (isObject(value)) {
    const { label, to } = value;
    const isContact = typeof label === 'string' && typeof to === 'string' && SCHEME.test(to);
    return isContact ? linked({ label, to, labelStart: 0, linkInside: 0 }) : [];
  }
  if (typeof value !== 'string' || !MAY_HAVE_ONE.test(value)) return [];
  const links = [...value.matchAll(LINK)].flatMap(({ 0: all, 1: label = '', 2: to = '', index }) =>
    linked({ label, to, labelStart: index + 1, linkInside: index + all.length - to.length - 1 }),
  );
  const plain = value.replace(LINK, (link) => ' '.repeat(link.length));
  const bare = matchesIn(plain).map(({ 0: read, index }) => ({
    read,
    link: '',
    inside: index,
    linkInside: 0,
  }));
  return [...links, ...bare];
}

interface LabelledLink {
  label: string;
  to: string;
  labelStart: number;
  linkInside: number;
}

/** The contact that a label says. Of several, it is unknown which one the link should open. */
function linked({ label, to, labelStart, linkInside }: LabelledLink): ContactInText[] {
  const [first, second] = matchesIn(label);
  if (!first || second) return [];
  return [{ read: first[0], link: to, inside: labelStart + first.index, linkInside }];
}

const matchesIn = (text: string) => [...text.matchAll(EMAIL), ...text.matchAll(PHONE)];

/** As a file's mentions: what it was made of is read again from the name. */
export const contactMentions = (nodes: readonly JsonNode[]): [kind: string, name: string][] => [
  ...new Map(
    nodes
      .flatMap(contactsIn)
      .map(({ read, link }) => [
        `${read}\n${link}`,
        [WRITTEN_CONTACT, `${read}\n${link}`] as [string, string],
      ]),
  ).values(),
];

export function contactOf(name: string): WrittenContact {
  const [read = '', link = ''] = name.split('\n');
  return { read, link };
}
