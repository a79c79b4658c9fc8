import { isEmail } from '../../../src/lib/is-email.ts';

/** All that a link may be, as the editor writes it. */
const FORMS =
  'Um link pode ser "/pagina", "/pagina#trecho", "#trecho", "https://…", "tel:+5511…", "mailto:…" ou "whatsapp:Olá".';

/** `fixed` is the link as it was certainly meant. */
export const refuse = (message: string, hint = FORMS, fixed?: string, code = 'link-format') =>
  ({ kind: 'refused', code, message, hint, fixed }) as const;

export const isPhone = (text: string): boolean => /^tel:\+\d{8,15}$/.test(text);

/** A phone as people write it, in the form of a link; a Brazilian one may lack the country. */
export function phoneLink(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  const national = !text.includes('+') && digits.length <= 11;
  const link = `tel:+${national ? '55' : ''}${digits}`;
  return digits.length >= 10 && isPhone(link) ? link : undefined;
}

/** What a text that is no link was probably meant to be. */
export function suggestLink(value: string, scheme: string): string | undefined {
  const known = /^(https?|tel|mailto|whatsapp):$/i.test(scheme);
  if (known) return value.replace(scheme, scheme.toLowerCase().replace('http:', 'https:'));
  if (scheme !== '') return undefined;
  if (isEmail(value)) return `mailto:${value}`;
  if (/^\+?[\d().-]+$/.test(value)) return phoneLink(value);
  if (/^www\.|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|gov|edu|io|br)(\/|$)/i.test(value))
    return `https://${value}`;
  return /^[\w-][\w/#-]*$/.test(value) ? `/${value}` : undefined;
}
