import { isEmail } from '../../../lib/is-email.ts';
import { hasPlainHost } from '../../../lib/plain-host.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import { writeThis } from '../../../words/phrases.ts';
import { type NumberingPlan, withCallingCode } from '../words/calling-code.ts';
import { countryOf, type SiteLocale } from '../words/site-locale.ts';

export type LinkTarget =
  /** `path` is '' for a bare #anchor; both without their mark. */
  | { kind: 'internal'; path: string; anchor: string | undefined }
  | { kind: 'outside' }
  | { kind: 'refused'; code: string; message: Wording; hint: Wording; fixed: string | undefined };

const OUTSIDE: LinkTarget = { kind: 'outside' };

/** Reads a link as the site will; only the forms listed here reach a visitor. */
export function parseLink(value: string, locale: SiteLocale = {}): LinkTarget {
  return suspicious(value) ?? formOf(value, locale);
}

function suspicious(value: string): LinkTarget | undefined {
  // Browsers skip spaces and control characters before and inside a scheme.
  const bare = value.replace(/[\s\p{C}]/gu, '').toLowerCase();
  if (/^(javascript|data|vbscript|file|blob|filesystem|view-source):/.test(bare))
    return refuse(
      msg('content/links:forbidden', { link: quoted(value) }),
      undefined,
      undefined,
      'link-forbidden',
    );
  const trimmed = value.trim();
  if (value !== trimmed)
    return refuse(
      msg('content/links:spaces-around', { link: quoted(value) }),
      writeThis(trimmed),
      trimmed,
    );
  if (/\p{C}/u.test(value))
    return refuse(
      msg('content/links:invisible-character', { link: quoted(value) }),
      msg('content/links:invisible-character-hint'),
      value.replace(/\p{C}/gu, ''),
    );
  if (value.includes('\\') && !value.startsWith('whatsapp:'))
    return refuse(
      msg('content/links:backslash', { link: quoted(value) }),
      writeThis(value.replace(/\\+/g, '/')),
      value.replace(/\\+/g, '/'),
    );
  return undefined;
}

function formOf(value: string, locale: SiteLocale): LinkTarget {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0] ?? '';
  const local = localPage(value);
  if (local !== undefined)
    return refuse(
      msg('content/links:local', { link: quoted(value) }),
      msg('content/links:local-hint', { path: local }),
      local,
      'link-local',
    );
  const read = SCHEMES[scheme];
  if (read) return read(value, locale);
  if (/\s/.test(value)) return withSpace(value, scheme, locale);
  if (value.startsWith('//'))
    return refuse(
      msg('content/links:two-slashes', { link: quoted(value) }),
      msg('content/links:two-slashes-hint', { link: value, path: value.slice(1) }),
    );
  if (value.startsWith('/') || value.startsWith('#')) return internal(value);
  const near = suggestLink(value, scheme, locale);
  // A page without its slash, or the name of its file: which page, the site knows.
  if (near === undefined && /^(?:\.{0,2}\/)?[\w-][\w./#-]*$/.test(value)) return internal(value);
  return unknownForm(value, near);
}

const unknownForm = (value: string, near: string | undefined): LinkTarget =>
  refuse(
    msg('content/links:unknown-form', { link: quoted(value) }),
    near === undefined ? undefined : writeThis(near),
    near,
  );

function withSpace(value: string, scheme: string, locale: SiteLocale): LinkTarget {
  const near = suggestLink(value, scheme, locale);
  if (near !== undefined) return unknownForm(value, near);
  const dashed = /^[/#]/.test(value) ? value.replace(/\s+/g, '-') : undefined;
  return refuse(
    msg('content/links:inner-space', { link: quoted(value) }),
    dashed === undefined ? undefined : writeThis(dashed),
    dashed,
  );
}

function internal(value: string): LinkTarget {
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  if (anchor === '')
    return refuse(
      msg('content/links:empty-anchor', { link: quoted(value) }),
      msg('content/links:empty-anchor-hint'),
    );
  if (/\/\/|\/\.{1,2}(\/|$)/.test(path)) {
    const fixed = path.replace(/\/\.*(?=\/|$)/g, '') || '/';
    return refuse(
      msg('content/links:extra-slashes', { link: quoted(value) }),
      writeThis(fixed),
      // What ".." leads to is another page than its text without the dots.
      path.includes('..') ? undefined : fixed + value.slice(path.length),
    );
  }
  return { kind: 'internal', path, anchor };
}

function mailLink(value: string): string | undefined {
  const address = value.slice('mailto:'.length).replace(/^\/\/|\s+/g, '');
  return isEmail(address) ? `mailto:${address}` : undefined;
}

const SCHEMES: Record<string, (value: string, locale: SiteLocale) => LinkTarget> = {
  'whatsapp:': (value, locale) =>
    /^whatsapp:[+\d\s().-]{8,}$/.test(value)
      ? refuse(
          msg('content/links:whatsapp-number', { link: quoted(value) }),
          msg('content/links:whatsapp-number-hint', {
            number: phoneLink(value, locale)?.slice('tel:+'.length) ?? msg('content/samples:phone'),
          }),
        )
      : OUTSIDE,
  'https:': (value) => {
    if (/^https:(\/*https?:|\/[^/])/i.test(value))
      return refuse(
        msg('content/links:address-start', { link: quoted(value) }),
        writeThis(value.replace(/^(https?:\/*)+/i, 'https://')),
        value.replace(/^(https?:\/*)+/i, 'https://'),
      );
    const url =
      /^https:\/\/[^/\s]\S*$/.test(value) && URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !hasPlainHost(url))
      return refuse(
        msg('content/links:address', { link: quoted(value) }),
        msg('content/links:address-hint'),
      );
    if (!url.username && !url.password) return OUTSIDE;
    return refuse(
      msg('content/links:password', { link: quoted(value) }),
      writeThis(`https://${url.host}${url.pathname}`),
    );
  },
  'http:': (value) =>
    refuse(
      msg('content/links:insecure', { link: quoted(value) }),
      writeThis(value.replace('http:', 'https:')),
      value.replace('http:', 'https:'),
      'link-insecure',
    ),
  'tel:': (value, locale) =>
    value === 'tel:' || isPhone(value)
      ? OUTSIDE
      : refuse(
          msg('content/links:phone', { link: quoted(value) }),
          hintFor(phoneLink(value, locale), 'content/links:phone-hint'),
          phoneLink(value, locale),
        ),
  'mailto:': (value) =>
    value === 'mailto:' ||
    (!value.startsWith('mailto:/') && isEmail(value.slice('mailto:'.length).replace(/\?\S*$/, '')))
      ? OUTSIDE
      : refuse(
          msg('content/links:email', { link: quoted(value) }),
          hintFor(mailLink(value), 'content/links:email-hint'),
          mailLink(value),
        ),
};

/** The valid forms of a link, as editors write them. */
const FORMS = msg('content/links:forms-hint');

/** `fixed` is the link as it was certainly meant. */
const refuse = (
  message: Wording,
  hint: Wording = FORMS,
  fixed?: string,
  code = 'link-format',
): LinkTarget => ({ kind: 'refused', code, message, hint, fixed });

const hintFor = (fixed: string | undefined, otherwise: string): Wording =>
  fixed === undefined ? msg(otherwise) : writeThis(fixed);

/** A number with its country, or a short one of a country, as of its emergency services: "tel:112". */
const isPhone = (text: string): boolean => /^tel:(\+\d{8,15}|\d{2,6})$/.test(text);

/** A phone as people write it, in the form of a link; one of the site's country may lack its calling code. */
function phoneLink(text: string, { numberingPlan }: SiteLocale): string | undefined {
  const together = text.replace(/\s/g, '');
  if (isPhone(together)) return together;
  const completed = numberingPlan && withCallingCode(text, numberingPlan);
  const digits = text.replace(/\D/g, '');
  if (!completed && !text.includes('+') && !isComplete(digits, numberingPlan)) return undefined;
  const link = `tel:+${completed ?? digits}`;
  return link.length >= 'tel:+'.length + 10 && isPhone(link) ? link : undefined;
}

/** Whether the digits of a number begin with a calling code: the site's, or so many that they cannot be without. */
const isComplete = (digits: string, plan: NumberingPlan | undefined): boolean =>
  digits.length > 12 ||
  (plan !== undefined &&
    digits.startsWith(plan.callingCode) &&
    plan.lengths.includes(digits.length - plan.callingCode.length));

/** The page of an address on the editor's own machine, as the dev server shows it. */
function localPage(value: string): string | undefined {
  const [, page] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/\S*|$)/i.exec(value) ??
    [];
  return page === '' ? '/' : page;
}

/** Suggests a link for a text that is not one. */
function suggestLink(value: string, scheme: string, locale: SiteLocale): string | undefined {
  const isScheme = /^(https?|tel|mailto|whatsapp):$/i.test(scheme);
  if (isScheme) return value.replace(scheme, scheme.toLowerCase().replace('http:', 'https:'));
  if (/^(e-?mail|telefone|fone|(tele)?phone|mobile|whats|zap):$/i.test(scheme))
    return suggestLink(value.slice(scheme.length).trim(), '', locale);
  if (scheme !== '') return undefined;
  const bare = value.replace(/\s+/g, '');
  if (isEmail(bare)) return `mailto:${bare}`;
  if (/^\+?[\d().-]+$/.test(bare)) return phoneLink(bare, locale);
  if (isHost(value, locale)) return `https://${value}`;
  return undefined;
}

/** "a.com", "a.com.br"; of other ends, that of the site's country. */
const isHost = (value: string, locale: SiteLocale) => {
  const [, end] =
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*?\.((?:com|org|net|gov|edu|io|co|ac)(?:\.[a-z]{2})?|[a-z]{2})(?:\/\S*)?$/i.exec(
      value,
    ) ?? [];
  const isKnown =
    end !== undefined &&
    (end.length > 2 || /^(io|co)$/i.test(end) || end.toLowerCase() === countryOf(locale));
  return isKnown || /^www\.\S+$/i.test(value);
};
