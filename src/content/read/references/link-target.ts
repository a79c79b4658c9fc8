import { isEmail } from '../../../lib/is-email.ts';
import { hasPlainHost } from '../../../lib/plain-host.ts';
import { quote } from '../words/wording.ts';

export type LinkTarget =
  /** `path` is '' for a bare #anchor; both without their mark. */
  | { kind: 'internal'; path: string; anchor: string | undefined }
  | { kind: 'outside' }
  | { kind: 'refused'; code: string; message: string; hint: string; fixed: string | undefined };

const OUTSIDE: LinkTarget = { kind: 'outside' };

/** Reads a link as the site will; only the forms listed here reach a visitor. */
export function parseLink(value: string): LinkTarget {
  return suspicious(value) ?? formOf(value);
}

function suspicious(value: string): LinkTarget | undefined {
  // Browsers skip spaces and control characters before and inside a scheme.
  const bare = value.replace(/[\s\p{C}]/gu, '').toLowerCase();
  if (/^(javascript|data|vbscript|file|blob|filesystem|view-source):/.test(bare))
    return refuse(
      `O link ${quote(value)} não é permitido, porque pode executar código no navegador do visitante.`,
      undefined,
      undefined,
      'link-forbidden',
    );
  const trimmed = value.trim();
  if (value !== trimmed)
    return refuse(
      `O link ${quote(value)} tem espaço sobrando no começo ou no fim.`,
      `Escreva "${trimmed}".`,
      trimmed,
    );
  if (/\p{C}/u.test(value))
    return refuse(
      `O link ${quote(value)} tem um caractere invisível.`,
      'Apague o link e digite-o de novo.',
      value.replace(/\p{C}/gu, ''),
    );
  if (value.includes('\\') && !value.startsWith('whatsapp:'))
    return refuse(
      `O link ${quote(value)} tem barra invertida (\\).`,
      `Escreva "${value.replace(/\\+/g, '/')}".`,
      value.replace(/\\+/g, '/'),
    );
  return undefined;
}

function formOf(value: string): LinkTarget {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(value)?.[0] ?? '';
  const local = localPage(value);
  if (local !== undefined)
    return refuse(
      `O link ${quote(value)} só funciona no seu computador.`,
      `Escreva "${local}": basta o endereço da página.`,
      local,
      'link-local',
    );
  const read = SCHEMES[scheme];
  if (read) return read(value);
  if (/\s/.test(value)) return withSpace(value, scheme);
  if (value.startsWith('//'))
    return refuse(
      `O link ${quote(value)} começa com duas barras.`,
      `Para outro site, escreva "https:${value}"; para uma página deste, "${value.slice(1)}".`,
    );
  if (value.startsWith('/') || value.startsWith('#')) return internal(value);
  const near = suggestLink(value, scheme);
  // A page without its slash, or the name of its file: which page, the site knows.
  if (near === undefined && /^(?:\.{0,2}\/)?[\w-][\w./#-]*$/.test(value)) return internal(value);
  return unknownForm(value, near);
}

const unknownForm = (value: string, near: string | undefined): LinkTarget =>
  refuse(
    `O link ${quote(value)} não está em um formato que o site entende.`,
    near && `Escreva "${near}".`,
    near,
  );

function withSpace(value: string, scheme: string): LinkTarget {
  const near = suggestLink(value, scheme);
  if (near !== undefined) return unknownForm(value, near);
  return refuse(
    `O link ${quote(value)} tem um espaço no meio.`,
    /^[/#]/.test(value) ? `Escreva "${value.replace(/\s+/g, '-')}".` : undefined,
    /^[/#]/.test(value) ? value.replace(/\s+/g, '-') : undefined,
  );
}

function internal(value: string): LinkTarget {
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(value) ?? [];
  if (anchor === '')
    return refuse(
      `O link ${quote(value)} termina em # sem dizer o trecho.`,
      'Escreva o id da seção depois de #, ou apague o #.',
    );
  if (/\/\/|\/\.{1,2}(\/|$)/.test(path)) {
    const fixed = path.replace(/\/\.*(?=\/|$)/g, '') || '/';
    return refuse(
      `O link ${quote(value)} tem barras ou pontos a mais.`,
      `Escreva "${fixed}".`,
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

const SCHEMES: Record<string, (value: string) => LinkTarget> = {
  'whatsapp:': (value) =>
    /^whatsapp:[+\d\s().-]{8,}$/.test(value)
      ? refuse(
          `Depois de “whatsapp:” vai a mensagem, e não um número: ${quote(value)} mandaria o número como texto.`,
          `Escreva "whatsapp:Olá, quero saber mais": o número é o de site.json. Para outro número, "https://wa.me/${phoneLink(value)?.slice('tel:+'.length) ?? '5511900000000'}".`,
        )
      : OUTSIDE,
  'https:': (value) => {
    if (/^https:(\/*https?:|\/[^/])/i.test(value))
      return refuse(
        `O começo do endereço ${quote(value)} está errado.`,
        `Escreva "${value.replace(/^(https?:\/*)+/i, 'https://')}".`,
        value.replace(/^(https?:\/*)+/i, 'https://'),
      );
    const url =
      /^https:\/\/[^/\s]\S*$/.test(value) && URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !hasPlainHost(url))
      return refuse(
        `O endereço ${quote(value)} está incompleto ou tem espaços.`,
        'Copie o endereço inteiro do navegador: "https://exemplo.com.br/pagina".',
      );
    if (!url.username && !url.password) return OUTSIDE;
    return refuse(
      `O endereço ${quote(value)} traz usuário ou senha.`,
      `Escreva "https://${url.host}${url.pathname}".`,
    );
  },
  'http:': (value) =>
    refuse(
      `O link ${quote(value)} não é seguro (http).`,
      `Escreva "${value.replace('http:', 'https:')}".`,
      value.replace('http:', 'https:'),
      'link-insecure',
    ),
  'tel:': (value) =>
    value === 'tel:' || isPhone(value)
      ? OUTSIDE
      : refuse(
          `O telefone ${quote(value)} não está no formato certo.`,
          phoneLink(value)
            ? `Escreva "${phoneLink(value)}".`
            : 'Escreva "tel:+" e só algarismos, com país e DDD, como "tel:+551130000000".',
          phoneLink(value),
        ),
  'mailto:': (value) =>
    value === 'mailto:' ||
    (!value.startsWith('mailto:/') && isEmail(value.slice('mailto:'.length).replace(/\?\S*$/, '')))
      ? OUTSIDE
      : refuse(
          `O e-mail ${quote(value)} não está no formato certo.`,
          mailLink(value)
            ? `Escreva "${mailLink(value)}".`
            : 'Escreva "mailto:" e o endereço inteiro, como "mailto:contato@exemplo.com.br".',
          mailLink(value),
        ),
};

/** The valid forms of a link, as editors write them. */
const FORMS =
  'Um link pode ser "/pagina", "/pagina#trecho", "#trecho", "https://…", "tel:+5511…", "mailto:…" ou "whatsapp:Olá".';

/** `fixed` is the link as it was certainly meant. */
export const refuse = (message: string, hint = FORMS, fixed?: string, code = 'link-format') =>
  ({ kind: 'refused', code, message, hint, fixed }) as const;

const isPhone = (text: string): boolean => /^tel:\+\d{8,15}$/.test(text);

/** A phone as people write it, in the form of a link; a Brazilian one may lack the country. */
function phoneLink(text: string): string | undefined {
  const national = !text.includes('+') && text.replace(/\D/g, '').length <= 12;
  // The zero of a trunk call, or of 0800, is not dialled after the country.
  const digits = text.replace(/\D/g, '').replace(national ? /^0/ : /^(?!)/, '');
  const link = `tel:+${national ? '55' : ''}${digits}`;
  return digits.length >= 10 && isPhone(link) ? link : undefined;
}

/** The page of an address on the editor's own machine, as the dev server shows it. */
function localPage(value: string): string | undefined {
  const [, page] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(\/\S*|$)/i.exec(value) ??
    [];
  return page === '' ? '/' : page;
}

/** Suggests a link for a text that is not one. */
function suggestLink(value: string, scheme: string): string | undefined {
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
