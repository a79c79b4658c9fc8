import { msg, quoted, type Wording } from '../../../words/message.ts';
import { writeThis } from '../../../words/phrases.ts';

interface FormProblem {
  message: Wording;
  hint: Wording;
  /** What is certainly meant. */
  fixed?: string;
}

/** What keeps an old address from being asked of a server in this form; undefined for a right one. */
export function redirectFormProblem(from: string): FormProblem | undefined {
  const [path = '', ...queries] = from.split('?');
  const query = queries.join('?');
  return (
    signProblem(from) ??
    escapeProblem(from, path) ??
    starProblem(path, query, from) ??
    slashProblem(path, from) ??
    (queries.length > 0 && !/[^&=]/.test(query)
      ? rewritten(path, msg('checks/redirects:bare-query', { from: quoted(from) }))
      : undefined)
  );
}

const rewritten = (fixed: string, message: Wording): FormProblem => ({
  message,
  hint: writeThis(fixed),
  fixed,
});

function signProblem(from: string): FormProblem | undefined {
  const trimmed = from.trim();
  if (trimmed !== from)
    return rewritten(trimmed, msg('checks/redirects:spaces', { from: quoted(from) }));
  if (/%[01][0-9a-f]|%7f/i.test(from))
    return {
      message: msg('checks/redirects:invisible', { from: quoted(from) }),
      hint: msg('checks/redirects:invisible-hint'),
    };
  if (from.includes('#'))
    return rewritten(
      from.replace(/#.*$/s, ''),
      msg('checks/redirects:hash', { from: quoted(from) }),
    );
  return from.includes('\\')
    ? rewritten(
        from.replaceAll('\\', '/'),
        msg('checks/redirects:backslash', { from: quoted(from) }),
      )
    : undefined;
}

function escapeProblem(from: string, path: string): FormProblem | undefined {
  if (/%2f/i.test(path))
    return rewritten(
      from.replace(/%2f/gi, '/'),
      msg('checks/redirects:escaped-slash', { from: quoted(from) }),
    );
  try {
    decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return undefined;
  } catch {
    return {
      message: msg('checks/redirects:not-utf8', { from: quoted(from) }),
      hint: msg('checks/redirects:not-utf8-hint'),
    };
  }
}

/** `*` stands for all below a path; an address that has the sign itself says `%2A`. */
function starProblem(path: string, query: string, from: string): FormProblem | undefined {
  const place = from.indexOf('*');
  if (place < 0 || (from.endsWith('/*') && place === from.length - 1 && !query)) return undefined;
  const folder = path.slice(0, path.includes('*') ? path.indexOf('*') : undefined);
  return {
    message: msg('checks/redirects:star', { from: quoted(from) }),
    hint: msg('checks/redirects:star-hint', { folder: folder.slice(0, folder.lastIndexOf('/')) }),
  };
}

function slashProblem(path: string, from: string): FormProblem | undefined {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/%2e/gi, '.'));
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return {
      message: msg('checks/redirects:dots', { from: quoted(from) }),
      hint: msg('checks/redirects:dots-hint'),
    };
  const fixed = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return fixed === path
    ? undefined
    : rewritten(
        fixed + from.slice(path.length),
        msg('checks/redirects:extra-slash', { from: quoted(from) }),
      );
}
