import { isEmail } from '../../lib/is-email.ts';

/** The valid forms of a link, as editors write them. */
const FORMS =
  'Um link pode ser "/pagina", "/pagina#trecho", "#trecho", "https://…", "tel:+5511…", "mailto:…" ou "whatsapp:Olá".';

/** `fixed` is the link as it was certainly meant. */
export const refuse = (message: string, hint = FORMS, fixed?: string, code = 'link-format') =>
  ({ kind: 'refused', code, message, hint, fixed }) as const;

export const isPhone = (text: string): boolean => /^tel:\+\d{8,15}$/.test(text);

/** A phone as people write it, in the form of a link; a Brazilian one may lack the country. */
export function phoneLink(text: string): string | undefined {
  const national = !text.includes('+') && text.replace(/\D/g, '').length <= 12;
  // The zero of a trunk call, or of 0800, is not dialled after the country.
  const digits = text.replace(/\D/g, '').replace(national ? /^0/ : /^(?!)/, '');
  const link = `tel:+${national ? '55' : ''}${digits}`;
  return digits.length >= 10 && isPhone(link) ? link : undefined;
}

/** The page of an address on the editor's own machine, as the dev server shows it. */
export function localPage(value: string): string | undefined {
  const [, page] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/\S*|$)/i.exec(value) ??
    [];
  return page === '' ? '/' : page;
}

/** Suggests a link for a text that is not one. */
export function suggestLink(value: string, scheme: string): string | undefined {
  const isScheme = /^(https?|tel|mailto|whatsapp):$/i.test(scheme);
  if (isScheme) return value.replace(scheme, scheme.toLowerCase().replace('http:', 'https:'));
  if (/^(e-?mail|telefone|fone|whats|zap):$/i.test(scheme))
    return suggestLink(value.slice(scheme.length).trim(), '');
  if (scheme !== '') return undefined;
  const bare = value.replace(/\s+/g, '');
  if (isEmail(bare)) return `mailto:${bare}`;
  if (/^\+?[\d().-]+$/.test(bare)) return phoneLink(bare);
  if (isHost(value)) return `https://${value}`;
  return undefined;
}

const isHost = (value: string) =>
  /^www\.\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|gov|edu|io|br)(\/\S*)?$/i.test(value);
