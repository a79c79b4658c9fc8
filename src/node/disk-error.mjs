/** Plain JavaScript: what runs before TypeScript can needs it too. */

const AGAIN = 'e rode o comando de novo';
/** @type {Record<string, (path: string) => string>} */
const SENTENCES = {
  ENOSPC: (path) =>
    `O disco está cheio: não coube ${path || 'o que seria gravado'}. Libere espaço (as pastas .cache e dist podem ser apagadas) ${AGAIN}.`,
  EDQUOT: (path) =>
    `A sua cota de disco acabou: não coube ${path || 'o que seria gravado'}. Libere espaço (as pastas .cache e dist podem ser apagadas) ${AGAIN}.`,
  EACCES: (path) =>
    `Falta permissão para usar ${path || 'um arquivo ou pasta'}. Veja de quem é (ls -l; no Windows, Propriedades › Segurança), dê a si a permissão de ler e gravar ${AGAIN}.`,
  EROFS: (path) =>
    `${path || 'A pasta'} está em um disco que só se pode ler. Copie o projeto para outra pasta ${AGAIN}.`,
  EBUSY: (path) => `Outro programa está usando ${path || 'um arquivo'}. Feche-o ${AGAIN}.`,
  EMFILE: () => `Há arquivos abertos demais neste computador. Feche outros programas ${AGAIN}.`,
  EIO: (path) =>
    `O disco falhou ao ler ou gravar ${path || 'um arquivo'}. Faça uma cópia do projeto antes de continuar.`,
  ENAMETOOLONG: (path) =>
    `O nome ${path} é longo demais para este disco. Escolha um menor ${AGAIN}.`,
  ENOTDIR: (path) =>
    `${path} deveria estar em uma pasta, e no lugar dela há um arquivo. Tire-o dali ${AGAIN}.`,
  EISDIR: (path) => `${path} deveria ser um arquivo, e é uma pasta. Tire-a dali ${AGAIN}.`,
};
SENTENCES.EPERM = SENTENCES.EACCES;
SENTENCES.ENFILE = SENTENCES.EMFILE;
SENTENCES.ETXTBSY = SENTENCES.EBUSY;

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
 * @returns {string | undefined}
 */
export function diskSentence(error, depth = 0) {
  if (typeof error === 'string') return sentenceOf(codeIn(error), undefined);
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, path, dest, message, cause, errors } = error;
  const own = sentenceOf(code, dest ?? path) ?? sentenceOf(codeIn(String(message ?? '')), path);
  if (own) return own;
  for (const inner of [cause, ...(Array.isArray(errors) ? errors : [])]) {
    const found = diskSentence(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const sentenceOf = (code, path) =>
  typeof code === 'string' && Object.hasOwn(SENTENCES, code)
    ? SENTENCES[code](typeof path === 'string' ? path : '')
    : undefined;

function codeIn(text) {
  const [, number] = /\(os error (\d{1,5})\)/.exec(text) ?? [];
  if (number) return (process.platform === 'win32' ? NUMBERS_OF_WINDOWS : NUMBERS)[number];
  return /\b(ENOSPC|EDQUOT|EROFS|EACCES)\b/.exec(text)?.[1];
}
