import { distance } from 'fastest-levenshtein';
import {
  contactOf,
  contactsIn,
  WRITTEN_CONTACT,
  type WrittenContact,
} from '../../../content/read/references/written-contacts.ts';
import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { inOrder } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import {
  isNumberOf,
  numberingPlanOf,
  phoneLinkOf,
} from '../../../content/read/words/numbering-plan.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { countryOf, siteLocaleIn } from '../../../content/read/words/site-locale.ts';
import { isObject, nodesIn, pointerTo } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { writeThis } from '../../../words/phrases.ts';

const CODES = ['contact-differs', 'contact-nearly'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** The phone and the e-mail of `site.json`: how they are read, and what their links open. */
type Own = Partial<Record<'tel' | 'mailto', { label: string; to: string }>> & {
  /** Of the site's language, for numbers that nothing else tells the country of: "ar". */
  country?: string | undefined;
};

/** Where a contact is read, and where its link is. */
interface Positions {
  label: Position;
  link: Position;
}

type Position = Pick<OwnFinding, 'pointer' | 'inside'>;

/** A written contact is what its link opens, and no misspelling of a contact in `site.json`. */
export const checkWrittenContacts = siteCheck(CODES, ({ entries, mentions }, report) => {
  const site = single(entries, 'site');
  const country = countryOf(siteLocaleIn(entries));
  const own = { ...ownContacts(site?.value), country };
  for (const [name, files] of mentions.names.get(WRITTEN_CONTACT) ?? []) {
    const contact = contactOf(name);
    for (const entry of inOrder(files)) {
      // In `site.json` itself, either of the two may be the wrong one.
      const finding = findingOf(contact, entry === site ? { country } : own);
      if (!finding) continue;
      const { where, ...rest } = finding;
      for (const positions of positionsOf(contact, entry))
        report(entry, { ...rest, ...positions[where] });
    }
  }
});

function ownContacts(site: unknown): Own {
  const contacts = isObject(site) && isObject(site.contacts) ? site.contacts : {};
  const of = (value: unknown) =>
    isObject(value) && typeof value.label === 'string' && typeof value.to === 'string'
      ? { label: value.label, to: value.to }
      : undefined;
  const [tel, mailto] = [of(contacts.phone), of(contacts.email)];
  return { ...(tel && { tel }), ...(mailto && { mailto }) };
}

/** A finding, and which of the two positions it is at. */
type PlacedFinding = Omit<OwnFinding, 'at'> & { where: keyof Positions };

const findingOf = (contact: WrittenContact, own: Own): PlacedFinding | undefined =>
  contact.link ? differing(contact, own) : nearly(contact.read, own);

/** A label, and a link that opens another contact. */
function differing({ read, link }: WrittenContact, own: Own): PlacedFinding | undefined {
  const kind = link.startsWith('tel:') ? 'tel' : 'mailto';
  const mine = own[kind];
  const to = link === `${kind}:` ? mine?.to : link;
  if (to === undefined || isSame(read, to)) return undefined;
  // The two of site.json differ from each other: that is told there, once.
  const isOwnWrong = mine !== undefined && !isSame(mine.label, mine.to);
  if (isOwnWrong && link !== to && digitsOrAddress(read) === digitsOrAddress(mine.label))
    return undefined;
  return {
    code: 'contact-differs',
    severity: 'warning',
    message: msg(
      link === to ? 'checks/written-contacts:differs' : 'checks/written-contacts:differs-from-site',
      { read: quoted(read), to: quoted(to) },
    ),
    ...correctionOf({ read, link }, to, {
      mine: isOwnWrong ? undefined : mine,
      country: own.country,
    }),
  };
}

/** What is left of an old contact of the site is certain: the label on its own link, or the link under its own label. */
function correctionOf(
  { read, link }: WrittenContact,
  to: string,
  { mine, country }: { mine: Own['tel'] } & Pick<Own, 'country'>,
): Pick<PlacedFinding, 'where' | 'hint' | 'fix'> {
  if (mine?.to === to) {
    const { label } = mine;
    const hint = writeThis(label);
    return { where: 'label', hint, fix: { replace: read, by: label } };
  }
  if (mine && isSame(read, mine.to)) {
    const [by = ''] = link.match(/^\w+:/) ?? [];
    const hint = msg('checks/written-contacts:link-hint', { link: by });
    return { where: 'link', hint, fix: { replace: link, by } };
  }
  const hint = msg('checks/written-contacts:differs-hint', {
    read,
    link: linkOf(read, [mine?.to, to, country]),
  });
  return { where: 'label', hint };
}

/** The link of a contact. A number without the code of its country is of the country of the numbers around it. */
const linkOf = (read: string, near: readonly (string | undefined)[]): string =>
  read.includes('@') ? `mailto:${read}` : phoneLinkOf(read, near);

/** Most edits of a misspelling: two different contacts differ by more. */
const SLIP = 2;

/** A finding for a contact without a link that is nearly one of the site's. */
function nearly(read: string, own: Own): PlacedFinding | undefined {
  const mine = read.includes('@') ? own.mailto : own.tel;
  if (!mine || isSame(read, mine.to)) return undefined;
  if (distance(digitsOrAddress(read), digitsOrAddress(mine.label)) >= SLIP) return undefined;
  const link = read.includes('@')
    ? `mailto:${read}`
    : `tel:+${numberingPlanOf(mine.to)?.callingCode ?? ''}…`;
  return {
    where: 'label',
    code: 'contact-nearly',
    severity: 'warning',
    message: msg('checks/written-contacts:nearly', {
      read: quoted(read),
      label: quoted(mine.label),
    }),
    hint: msg('checks/written-contacts:nearly-hint', { label: mine.label, read, link }),
  };
}

const digitsOrAddress = (read: string): string =>
  read.includes('@') ? read.toLowerCase() : digitsOf(read);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a contact as people write it is what a link opens. */
function isSame(read: string, to: string): boolean {
  if (!read.includes('@')) return isNumberOf(read, to);
  const [address = ''] = to.replace(/^\w+:/, '').split('?');
  return read.toLowerCase() === address.toLowerCase();
}

/** The positions of a contact in a file. */
const positionsOf = ({ read, link }: WrittenContact, { value }: ConfigFile): Positions[] =>
  nodesIn(value).flatMap((node) => {
    const found = contactsIn(node).filter(
      (contact) => contact.read === read && contact.link === link,
    );
    const pointer = pointerTo(node);
    const [label, to] = isObject(node.value) ? ['/label', '/to'] : ['', ''];
    return found.map(({ inside, linkInside }) => ({
      label: { pointer: pointer + label, inside },
      link: { pointer: pointer + to, inside: linkInside },
    }));
  });
