import { distance } from 'fastest-levenshtein';
import type { ConfigFile } from '../config-file.ts';
import { isObject, nodesIn, pointerOf, pointerTo } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { inOrder } from '../references/link-uses.ts';
import {
  contactOf,
  contactsIn,
  WRITTEN_CONTACT,
  type WrittenContact,
} from '../references/written-contacts.ts';
import { single, siteCheck } from '../site.ts';
import { quote } from '../words/wording.ts';

const CODES = ['contact-differs', 'contact-nearly'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** The phone and the e-mail of `site.json`: how they are read, and what their links open. */
type Own = Partial<Record<'tel' | 'mailto', { label: string; to: string }>>;

/** A written contact is what its link opens, and no misspelling of a contact in `site.json`. */
export const checkWrittenContacts = siteCheck(CODES, ({ entries, mentions }, report) => {
  const site = single(entries, 'site');
  const own = ownContacts(site?.value);
  for (const [name, files] of mentions.names.get(WRITTEN_CONTACT) ?? []) {
    const contact = contactOf(name);
    const finding = contact.link ? differing(contact, own) : nearly(contact.read, own);
    if (!finding) continue;
    for (const entry of inOrder(files).filter((file) => file !== site))
      for (const position of positionsOf(contact, entry))
        report(entry, { ...finding, ...position });
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

/** A label, and a link that opens another contact. */
function differing({ read, link }: WrittenContact, own: Own): OwnFinding | undefined {
  const kind = link.startsWith('tel:') ? 'tel' : 'mailto';
  const mine = own[kind];
  const to = link === `${kind}:` ? mine?.to : link;
  if (to === undefined || isSame(read, to)) return undefined;
  return {
    code: 'contact-differs',
    severity: 'warning',
    message: `O visitante lê ${quote(read)}, mas o link abre outro contato: ${quote(to)}${link === to ? '' : ', o de site.json'}.`,
    ...correctionOf({ read, link }, to, mine),
  };
}

/** A fix is certain if either half is the site's: the label is replaced to match its link, or the link its label. */
function correctionOf({ read, link }: WrittenContact, to: string, mine: Own['tel']) {
  if (mine?.to === to)
    return {
      hint: `Escreva ${JSON.stringify(mine.label)}.`,
      fix: { replace: read, by: mine.label },
    };
  if (!mine || !isSame(read, mine.to))
    return { hint: 'Corrija o que estiver errado: o que se lê ou o link.' };
  const [kind = ''] = link.match(/^\w+:/) ?? [];
  return {
    hint: `O que se lê é o contato de site.json. Escreva o link assim: [${read}](${kind}).`,
    fix: { replace: `${read}](${link})`, by: `${read}](${kind})` },
  };
}

/** Most edits of a misspelling: two different contacts differ by more. */
const SLIP = 2;

/** A finding for a contact without a link that is nearly one of the site's. */
function nearly(read: string, own: Own): OwnFinding | undefined {
  const mine = read.includes('@') ? own.mailto : own.tel;
  if (!mine || isSame(read, mine.to)) return undefined;
  const [a, b] = read.includes('@')
    ? [read.toLowerCase(), mine.label.toLowerCase()]
    : [digitsOf(read), digitsOf(mine.label)];
  if (distance(a, b) >= SLIP) return undefined;
  return {
    code: 'contact-nearly',
    severity: 'warning',
    message: `${quote(read)} é quase um contato de site.json: ${quote(mine.label)}.`,
    hint: `Se é o mesmo, escreva ${JSON.stringify(mine.label)}. Se é mesmo outro, dê a ele o seu link: ${read.includes('@') ? `[${read}](mailto:${read})` : `[${read}](tel:+55…)`}.`,
  };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a contact as people write it is what a link opens. A number may lack what is dialled before it. */
function isSame(read: string, to: string): boolean {
  const [address = ''] = to.replace(/^\w+:/, '').split('?');
  if (read.includes('@')) return read.toLowerCase() === address.toLowerCase();
  return digitsOf(address).endsWith(digitsOf(read).replace(/^0+/, ''));
}

/** The positions of a contact in a file. */
function positionsOf(
  { read, link }: WrittenContact,
  { value }: ConfigFile,
): Pick<OwnFinding, 'pointer' | 'inside'>[] {
  return nodesIn(value).flatMap((node) => {
    const has = contactsIn(node).some((contact) => contact.read === read && contact.link === link);
    if (!has) return [];
    const pointer = pointerTo(node);
    if (typeof node.value !== 'string') return [{ pointer: pointer + pointerOf('label') }];
    const written = link ? `[${read}](${link})` : read;
    return [{ pointer, inside: node.value.indexOf(written) + (link ? 1 : 0) }];
  });
}
