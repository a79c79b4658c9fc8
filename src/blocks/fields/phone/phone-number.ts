import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import type { PhoneCountry } from '../../../types/config.gen.ts';

/** A country that was chosen, and what its field accepts. */
export interface Place {
  country: PhoneCountry;
  countries: readonly PhoneCountry[];
  /** libphonenumber's data for these countries (numbering-plans.ts). */
  plans: MetadataJson;
}

/** What is wrong with a number; `invalid` if nobody can tell. */
export type PhoneFault = 'noArea' | 'tooShort' | 'tooLong' | 'invalid';

const codeOf = (country: PhoneCountry) => country.toUpperCase() as CountryCode;

/** Longest text to read: a number with all punctuation, and a remark. */
const LONGEST = 250;

/** What stands before a number, the number, and what follows it. */
const PARTS = /^([^\p{Nd}+＋]*)([^\p{L}#;,*]*)(.*)$/su;
/** Punctuation around a remark. */
const EDGES = /^[^\p{L}\p{N}#*]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
/** From most countries `00` leads abroad; where it does not, it has no other meaning. */
const ABROAD = /^\D*00/;

/** Types of numbers to which nobody returns a call. */
const NOT_CALLED = ['PREMIUM_RATE', 'PAGER', 'VOICEMAIL'];
const ORDINARY = ['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** A number that can be called, and the words beside it, such as its extension. */
function read(text: string, place: Place): { number: PhoneNumber; remark: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const [, before = '', written = '', after = ''] = PARTS.exec(text) ?? [];
  // Two numbers are often parted by a slash, which in some countries follows the area code.
  const [first = ''] = written.split('/', 1);
  for (const candidate of [written, first]) {
    const number = callable(candidate, place);
    if (!number) continue;
    const remarks = [before, written.slice(candidate.length) + after];
    const words = remarks.map((remark) => remark.replace(EDGES, '')).filter(Boolean);
    return { number, remark: words.join(' ') };
  }
  return undefined;
}

function callable(text: string, place: Place): PhoneNumber | undefined {
  const readings = [text.replace(ABROAD, '+'), text];
  const number = readings
    .map((reading) => parse(reading, place))
    .find((found) => isIn(found, place));
  const type = number?.getType() ?? '';
  if (!number || NOT_CALLED.includes(type)) return undefined;
  // A short number for the whole country may also be a local one without its area code, which is more common.
  return ORDINARY.includes(type) || !lacksArea(number, place) ? number : undefined;
}

/** The number in a text, even if it does not exist. */
const parse = (text: string, { country, plans }: Place): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, codeOf(country), plans);

const isIn = (number: PhoneNumber | undefined, { countries }: Place): boolean =>
  countries.some((country) => codeOf(country) === number?.country) && Boolean(number?.isValid());

/** Whether these digits are an ordinary number of the chosen country. */
function isOrdinary(national: string, { country, plans }: Place): boolean {
  const number = new PhoneNumber(
    `+${getCountryCallingCode(codeOf(country), plans)}${national}`,
    plans,
  );
  number.country = codeOf(country); // of those that share the calling code
  return number.isValid() && ORDINARY.includes(number.getType() ?? '');
}

const lacksArea = ({ nationalNumber }: PhoneNumber, place: Place): boolean =>
  [2, 3].some((count) => completes(nationalNumber, { index: 0, count }, place));

/** In most countries a 0 leads to an area or a network: what follows it begins with that, and lacks its end. */
function lacksEnd(written: string, place: Place): boolean {
  const [, digits] = /^0([1-9]\d+)$/.exec(digitsOf(written)) ?? [];
  if (!digits) return false;
  return [1, 2, 3].some((count) => completes(digits, { index: digits.length, count }, place));
}

/** Whether an ordinary number results if digits are inserted. */
function completes(
  digits: string,
  { index, count }: { index: number; count: number },
  place: Place,
): boolean {
  return Array.from({ length: 10 ** count }).some((_, inserted) => {
    const added = String(inserted).padStart(count, '0');
    return isOrdinary(digits.slice(0, index) + added + digits.slice(index), place);
  });
}

/** What is wrong with a text in which `internationalPhone` finds no number. */
export function faultOf(text: string, place: Place): PhoneFault {
  const [, , written = ''] = PARTS.exec(text.slice(0, LONGEST)) ?? [];
  const reading = written.replace(ABROAD, '+');
  if (validatePhoneNumberLength(reading, codeOf(place.country), place.plans) === 'TOO_LONG')
    return 'tooLong';
  const number = parse(reading, place);
  if (number?.countryCallingCode !== getCountryCallingCode(codeOf(place.country), place.plans))
    return 'invalid';
  if (lacksEnd(reading, place)) return 'tooShort';
  if (lacksArea(number, place)) return 'noArea';
  const { nationalNumber: digits } = number;
  const positions = Array.from(`${digits} `).map((_, index) => index);
  if (positions.some((index) => completes(digits, { index, count: 1 }, place))) return 'tooShort';
  const isOneTooMany = positions.some((index) =>
    isOrdinary(digits.slice(0, index) + digits.slice(index + 1), place),
  );
  return isOneTooMany ? 'tooLong' : 'invalid';
}

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

/** The number in E.164, then the words beside it: `+551130000000 ramal 12`. Undefined if it cannot be called. */
export const internationalPhone = (text: string, place: Place): string | undefined =>
  written(text, place, ({ number }) => number);

/** The same for people to read, as the country groups its digits: `+55 11 3000 0000 ramal 12`. */
export const readablePhone = (text: string, place: Place): string | undefined =>
  written(text, place, (number) => number.formatInternational());

/** The same for who wrote it: in the first country of the field, as people of that country read it, `(11) 3000-0000`. */
export const homelyPhone = (text: string, place: Place): string | undefined =>
  written(text, place, (number) =>
    place.countries[0] && number.country === codeOf(place.countries[0])
      ? number.formatNational()
      : number.formatInternational(),
  );

function written(
  text: string,
  place: Place,
  write: (number: PhoneNumber) => string,
): string | undefined {
  const found = read(text, place);
  if (!found) return undefined;
  const { number, remark } = found;
  if (!remark) return write(number);
  // Digits apart, as they would seem to go on.
  return `${write(number)}${/^\d/.test(remark) ? ' / ' : ' '}${remark}`;
}

/** A complete number as its country writes it. Any other text stays as it is, also one that seems to go on. */
export function formatPhone(text: string, place: Place): string {
  const number = /^[\s\d+().-]*\d$/.test(text) ? read(text, place)?.number : undefined;
  const forms = number ? [number.formatNational(), number.formatInternational()] : [];
  return forms.find((form) => digitsOf(form) === digitsOf(text)) ?? text;
}

/** "+55" */
export const callingCode = (country: PhoneCountry, plans: MetadataJson): string =>
  `+${getCountryCallingCode(codeOf(country), plans)}`;
