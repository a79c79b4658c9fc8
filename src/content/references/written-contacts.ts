import { isEmail } from '../../lib/is-email.ts';
import { isObject, type JsonNode } from '../json/json.ts';

/** The kind under which a file mentions them. */
export const WRITTEN_CONTACT = 'written-contact';

/** A phone number or an e-mail address that visitors read. */
export interface WrittenContact {
  read: string;
  /** The target of its link; '' if it is not a link. */
  link: string;
}

const LINK = /\[([^[\]]+)\]\(((?:tel|mailto):[^()\s]*)\)/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A number as people write it: digits with at most two other signs between them. */
const PHONE = /(?<![\w/.,-])[+(]?\d(?:[\s().-]{0,2}\d){7,14}(?![\w/])/g;
const WHOLE_PHONE = new RegExp(`^${PHONE.source}$`);
const MAY_HAVE_ONE = /@|\d{4}/;

/** Those in a value itself: written in a text, or the label of a link. Of `tel:+…`, checks/phones.ts tells. */
export function contactsIn({ value, key, parent }: JsonNode): WrittenContact[] {
  const isOfLink = isObject(parent?.value) && 'to' in parent.value && 'label' in parent.value;
  if (isOfLink && (key === 'to' || key === 'label')) return [];
  if (isObject(value)) {
    const { label: read, to: link } = value;
    const isContact = typeof read === 'string' && typeof link === 'string' && isWritten(read);
    return isContact && /^(tel:$|mailto:)/.test(link) ? [{ read, link }] : [];
  }
  if (typeof value !== 'string' || !MAY_HAVE_ONE.test(value)) return [];
  const links = [...value.matchAll(LINK)].flatMap(([, read = '', link = '']) =>
    isWritten(read) ? [{ read, link }] : [],
  );
  const plain = value.replace(LINK, ' ');
  const bare = [...plain.matchAll(EMAIL), ...plain.matchAll(PHONE)].map(([read]) => ({
    read,
    link: '',
  }));
  return [...links, ...bare];
}

const isWritten = (text: string) => isEmail(text) || WHOLE_PHONE.test(text);

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
