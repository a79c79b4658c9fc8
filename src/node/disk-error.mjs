/** Plain JavaScript: what runs before TypeScript can needs it too. */

/**
 * Code -> the name of what is said, in src/words/<language>/node/disk.json, and of what stands there for a path that is
 * not known.
 * @type {Record<string, [name: string, unknown: string]>}
 */
const MESSAGES = {
  ENOSPC: ['full', 'what-was-written'],
  EDQUOT: ['quota', 'what-was-written'],
  EACCES: ['denied', 'file-or-folder'],
  EPERM: ['denied', 'file-or-folder'],
  EROFS: ['read-only', 'the-folder'],
  EBUSY: ['busy', 'a-file'],
  ETXTBSY: ['busy', 'a-file'],
  EMFILE: ['too-many-open', 'a-file'],
  ENFILE: ['too-many-open', 'a-file'],
  EIO: ['failed', 'a-file'],
  ENAMETOOLONG: ['name-too-long', 'a-file'],
  ENOTDIR: ['not-a-folder', 'a-file'],
  EISDIR: ['not-a-file', 'a-file'],
};

/** Numbers of the operating system, which the bundler says in place of names: of Linux and macOS, then of Windows. */
const NUMBERS = {
  28: 'ENOSPC',
  122: 'EDQUOT',
  69: 'EDQUOT',
  13: 'EACCES',
  1: 'EPERM',
  30: 'EROFS',
  24: 'EMFILE',
};
const NUMBERS_OF_WINDOWS = {
  112: 'ENOSPC',
  39: 'ENOSPC',
  5: 'EACCES',
  19: 'EROFS',
  32: 'EBUSY',
  4: 'EMFILE',
};

/**
 * What a person at the terminal can do about an error of the disk; undefined for any other. The error may be within
 * others, as what fails in a thread or in the bundler is.
 * @param {unknown} error
 * @returns {import('../words/message.ts').Message | undefined}
 */
export function diskMessage(error, depth = 0) {
  if (typeof error === 'string') return messageOf(codeIn(error), undefined);
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, path, dest, message, cause, errors } = error;
  const own = messageOf(code, dest ?? path) ?? messageOf(codeIn(String(message ?? '')), path);
  if (own) return own;
  for (const inner of [cause, ...(Array.isArray(errors) ? errors : [])]) {
    const found = diskMessage(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function messageOf(code, path) {
  if (typeof code !== 'string' || !Object.hasOwn(MESSAGES, code)) return undefined;
  const [name, unknown] = MESSAGES[code];
  const known = typeof path === 'string' && path !== '' ? path : { key: `node/disk:${unknown}` };
  return { key: `node/disk:${name}`, values: { path: known } };
}

function codeIn(text) {
  const [, number] = /\(os error (\d{1,5})\)/.exec(text) ?? [];
  if (number) return (process.platform === 'win32' ? NUMBERS_OF_WINDOWS : NUMBERS)[number];
  return /\b(ENOSPC|EDQUOT|EROFS|EACCES)\b/.exec(text)?.[1];
}
