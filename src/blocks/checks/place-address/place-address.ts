import { single, siteCheck } from '../../../content/read/site/site.ts';
import { fold } from '../../../lib/fold.ts';
import { asList, isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';

/** The only place of a site is at the address of site.json, which the footer shows, and search engines are told both. */
export const checkPlaceAddress = siteCheck(['place-address'], ({ entries }, report) => {
  const site = single(entries, 'site')?.value;
  const contacts = isObject(site) && isObject(site.contacts) ? site.contacts : {};
  const places = entries.find(({ kind, name }) => kind === 'collection' && name === 'places');
  const [only, second] = Object.entries(isObject(places?.value) ? places.value : {});
  if (!places || !only || second) return;
  const [id, place] = only;
  if (!isObject(place) || place.draft === true) return;
  const [own, other] = [linesOf(contacts.address), linesOf(place.address)];
  if (own === '' || other === '' || isSame(own, other)) return;
  report(places, {
    code: 'place-address',
    severity: 'warning',
    pointer: pointerOf(id, 'address'),
    message: msg('checks/place-address:differs', { address: quoted(other), own: quoted(own) }),
    hint: msg('checks/place-address:differs-hint'),
  });
});

const linesOf = (lines: unknown): string =>
  asList(lines)
    .filter((line) => typeof line === 'string')
    .join(', ');

/** Whether all that the shorter says is in the longer, which may have a floor or a postal code besides. */
function isSame(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsIn(one), wordsIn(other)].sort(
    (a, b) => a.length - b.length,
  );
  return shorter.every((word) => longer.some((written) => areOne(word, written)));
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** The same word, or the one short for the other: "av" of "avenida", "ctra" of "carretera". */
function areOne(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a + b) || a[0] !== b[0]) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > LONGEST_SHORT) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

const LONGEST_SHORT = 4;
