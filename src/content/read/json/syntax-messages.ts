import type { Finding, Fix } from '../words/problem.ts';
import { quote } from '../words/wording.ts';
import { lineIndex } from './positions.ts';
import { swap } from './syntax-words.ts';
import type { Token } from './tokens.ts';

export const comment = ({ offset, end }: Token): Finding => ({
  code: 'json-comment',
  offset,
  message: 'Há um comentário aqui, e este tipo de arquivo não aceita comentários.',
  hint: 'Apague o trecho que começa com // ou fica entre /* e */.',
  fix: swap(offset, end - offset, ''),
});

export function unclosedText(token: Token, isKey: boolean, file: string): Finding {
  const { text, offset } = token;
  const curved = text.search(/[“”„]/);
  if (curved > 0 && text[curved] === '”')
    return {
      code: 'json-smart-quotes',
      offset: offset + curved,
      message: 'Este texto abre com aspas retas (") e fecha com aspas curvas (”).',
      hint: 'Troque ” por ". Editores como o Word curvam as aspas sozinhos.',
      fix: swap(offset + curved, 1, '"'),
    };
  const subject = isKey ? 'O nome do campo' : 'O texto';
  return {
    code: 'json-missing-quote',
    offset,
    message: `${subject} que começa aqui não foi fechado com aspas (") até o fim da linha.`,
    hint: 'Feche as aspas. Um texto não pode continuar na linha de baixo: deixe-o em uma linha só.',
    fix: isKey ? undefined : closeBeforeComma(token, file),
  };
}

/** A text that ends in a comma where the next line begins a value or a key lacks its quote before the comma. */
function closeBeforeComma({ text, offset, end }: Token, file: string): Fix | undefined {
  const comma = text.search(/,[ \t]*$/);
  const isFollowed = /^\s*["{[]/.test(file.slice(end));
  return comma > 0 && isFollowed ? swap(offset + comma, 0, '"') : undefined;
}

export function badCharacter({ text, offset, error }: Token): Finding {
  const control = text.search(/\p{Cc}/u);
  if (control > 0 && error !== 5)
    return {
      code: 'json-control-character',
      offset: offset + control,
      message: 'Há um caractere invisível (como uma tabulação) dentro do texto.',
      hint: 'Apague-o e ponha um espaço no lugar.',
      fix: swap(offset + control, 1, ' '),
    };
  const bad = text.search(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/);
  return {
    code: 'json-backslash',
    offset: offset + Math.max(bad, 0),
    message: 'A barra invertida (\\) tem um sentido especial e não pode ficar sozinha no texto.',
    hint: 'Apague-a, use a barra comum (/) ou escreva duas: \\\\.',
  };
}

export const notAKey = (token: Token, previous: Token | undefined, text: string): Finding => {
  const [whole] =
    /(?<![\d-])[\d-]+(?=,$)/.exec(text.slice(Math.max(0, token.offset - 20), token.offset)) ?? [];
  if (token.kind === 'number' && previous?.end === token.offset && whole)
    return {
      code: 'json-decimal-comma',
      offset: previous.offset,
      message: 'Números quebrados levam ponto, e não vírgula.',
      hint: `Troque a vírgula por ponto: ${whole}.${token.text}`,
      fix: swap(token.offset - 1, 1, '.'),
    };
  return {
    code: 'json-key-expected',
    offset: token.offset,
    message: `Aqui deveria vir o nome de um campo entre aspas, mas veio ${quote(token.text)}.`,
    hint: 'Entre chaves { } cada linha tem a forma "nome": valor.',
  };
};

export const strayColon = ({ offset }: Token): Finding => ({
  code: 'json-stray-colon',
  offset,
  message: 'Estes dois-pontos não cabem aqui.',
  hint: 'A forma "nome": valor só vale entre chaves { }. Em uma lista [ ] vão só os valores.',
});

export function missingColon(key: Token, found: Token): Finding {
  if (key.text.slice(1, -1).includes(':'))
    return {
      code: 'json-missing-quote',
      offset: key.offset,
      message: 'Faltam as aspas (") que fecham o nome deste campo.',
      hint: `Feche as aspas antes dos dois-pontos: "${key.text.slice(1, key.text.indexOf(':')).trim()}": …`,
    };
  const lonely = [',', '}', ']', 'end'].includes(found.kind);
  return {
    code: 'json-missing-colon',
    offset: key.end,
    message: `Faltam os dois-pontos${lonely ? ' e o valor' : ''} depois de ${key.text}.`,
    hint: lonely
      ? `Escreva ${key.text}: e o valor. Se era uma lista de textos, use colchetes [ ] em volta, e não chaves { }.`
      : `Escreva ${key.text}: ${found.text.slice(0, 40)}`,
    fix: lonely ? undefined : swap(key.end, 0, ':'),
  };
}

export const missingValue = (key: Token): Finding => ({
  code: 'json-missing-value',
  offset: key.offset,
  message: key.kind === 'string' ? `Falta o valor de ${key.text}.` : 'Falta um valor aqui.',
  hint: 'Escreva o valor depois dos dois-pontos ou apague a linha.',
});

export const extraComma = ({ offset }: Token): Finding => ({
  code: 'json-extra-comma',
  offset,
  message: 'Há uma vírgula a mais.',
  hint: 'Apague esta vírgula.',
  fix: swap(offset, 1, ''),
});

export const trailingComma = ({ offset }: Token, close: Token): Finding => ({
  code: 'json-trailing-comma',
  offset,
  message: `Há uma vírgula sobrando antes de ${close.kind}.`,
  hint: 'Apague esta vírgula: depois do último item não vai vírgula.',
  fix: swap(offset, 1, ''),
});

export function missingComma(previous: Token, token: Token, text: string): Finding {
  if (previous.kind === 'number' && token.kind === 'number' && previous.end === token.offset)
    return {
      code: 'json-number',
      offset: previous.offset,
      message: 'Este número não pode começar com zero.',
      hint: 'Tire o zero da frente ou, se for um código, ponha tudo entre aspas.',
    };
  if (previous.kind === 'string' && token.kind === 'string' && previous.end === token.offset)
    return innerQuotes(previous);
  const name =
    previous.text.length > 40 || /[\]}]/.test(previous.kind) ? '' : ` de ${previous.text}`;
  return {
    code: 'json-missing-comma',
    offset: previous.end,
    message: `Falta uma vírgula depois${name || ` do ${previous.kind === '}' || previous.kind === ']' ? `${previous.kind} ` : 'texto '}`.trimEnd()}.`,
    hint: `Ponha a vírgula no fim da linha ${lineIndex(text)(previous.end).line}: entre um item e o próximo vai sempre uma vírgula.`,
    fix: swap(previous.end, 0, ','),
  };
}

const innerQuotes = (previous: Token): Finding => ({
  code: 'json-inner-quotes',
  offset: previous.end - 1,
  message: 'Estas aspas fecham o texto antes da hora.',
  hint: 'Dentro de um texto, use aspas curvas “assim” ou ponha uma barra invertida antes: \\"assim\\".',
});

export function unclosed(open: Token, found: Token, text: string): Finding {
  const positionAt = lineIndex(text);
  const close = open.kind === '{' ? '}' : ']';
  const bracket = open.kind === '{' ? 'A chave {' : 'O colchete [';
  const gender = open.kind === '{' ? 'a' : 'o';
  const where =
    found.kind === 'end'
      ? 'no fim do arquivo ou antes disso'
      : `antes de ${found.text}, na linha ${positionAt(found.offset).line}`;
  return {
    code: open.kind === '{' ? 'json-missing-brace' : 'json-missing-bracket',
    offset: open.offset,
    message:
      `${bracket} aberta na linha ${positionAt(open.offset).line} não foi fechada.`.replaceAll(
        /(abert|fechad)a/g,
        `$1${gender}`,
      ),
    hint: `Falta um ${close} ${where}.`,
  };
}

export const afterTheEnd = (token: Token): Finding =>
  token.kind === '}' || token.kind === ']'
    ? {
        code: 'json-extra-close',
        offset: token.offset,
        message: `Há um ${token.kind} a mais: tudo o que foi aberto já estava fechado.`,
        hint: `Apague este ${token.kind} ou veja se, mais acima, um deles ficou antes da hora.`,
      }
    : {
        code: 'json-after-the-end',
        offset: token.offset,
        message: 'O arquivo já tinha terminado antes deste ponto.',
        hint: 'O arquivo inteiro fica dentro de um só par de chaves { }. Apague o que sobra ou leve para dentro.',
      };
