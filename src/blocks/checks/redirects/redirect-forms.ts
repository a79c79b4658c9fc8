import { quote } from '../../../content/read/words/wording.ts';

interface FormProblem {
  message: string;
  hint: string;
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
      ? rewritten(from, path, 'termina em ? sem dizer o parâmetro')
      : undefined)
  );
}

const rewritten = (from: string, fixed: string, what: string): FormProblem => ({
  message: `${quote(from)} ${what}.`,
  hint: `Escreva "${fixed}".`,
  fixed,
});

function signProblem(from: string): FormProblem | undefined {
  const trimmed = from.trim();
  if (trimmed !== from) return rewritten(from, trimmed, 'tem espaço sobrando no começo ou no fim');
  if (/%[01][0-9a-f]|%7f/i.test(from))
    return {
      message: `${quote(from)} tem um caractere invisível, que nenhum endereço tem.`,
      hint: 'Apague o endereço e digite-o de novo.',
    };
  if (from.includes('#'))
    return rewritten(
      from,
      from.replace(/#.*$/s, ''),
      'tem #, e o navegador não manda ao servidor o que vem depois dele',
    );
  return from.includes('\\')
    ? rewritten(from, from.replaceAll('\\', '/'), 'tem barra invertida (\\)')
    : undefined;
}

function escapeProblem(from: string, path: string): FormProblem | undefined {
  if (/%2f/i.test(path))
    return rewritten(from, from.replace(/%2f/gi, '/'), 'tem uma barra escrita como %2F');
  try {
    decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return undefined;
  } catch {
    return {
      message: `${quote(from)} tem um código com % que não é de UTF-8, e os servidores não o leem igual.`,
      hint: 'Escreva as letras com acento, como em "/serviços".',
    };
  }
}

/** `*` stands for all below a path; an address that has the sign itself says `%2A`. */
function starProblem(path: string, query: string, from: string): FormProblem | undefined {
  const place = from.indexOf('*');
  if (place < 0 || (from.endsWith('/*') && place === from.length - 1 && !query)) return undefined;
  const folder = path.slice(0, path.includes('*') ? path.indexOf('*') : undefined);
  return {
    message: `Em ${quote(from)}, o * não está no fim, depois de uma barra: só ali ele vale por “tudo o que vem abaixo”.`,
    hint: `Escreva "${folder.slice(0, folder.lastIndexOf('/'))}/*", ou cada endereço por extenso. Se o endereço tem mesmo um asterisco, escreva %2A no lugar dele.`,
  };
}

function slashProblem(path: string, from: string): FormProblem | undefined {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/%2e/gi, '.'));
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return {
      message: `${quote(from)} tem pontos a mais: o navegador os resolve antes de pedir a página.`,
      hint: 'Escreva o endereço como ele aparece no navegador.',
    };
  const fixed = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return fixed === path
    ? undefined
    : rewritten(from, fixed + from.slice(path.length), 'tem uma barra sobrando');
}
