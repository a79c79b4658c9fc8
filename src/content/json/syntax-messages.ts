import type { Finding, Fix } from '../problem.ts';
import { quote } from '../words/wording.ts';
import { lineIndex } from './positions.ts';
import { swap } from './syntax-fixes.ts';
import { unknownWord } from './syntax-words.ts';
import type { SyntaxContext, Token } from './tokens.ts';

const finding = (
  code: string,
  offset: number,
  message: string,
  hint?: string,
  fix?: Fix,
): Finding => ({ code: `json-${code}`, offset, message, hint, fix });

export const comment = ({ offset, end }: Token): Finding =>
  finding(
    'comment',
    offset,
    'Há um comentário aqui, e este tipo de arquivo não aceita comentários.',
    'Apague o trecho que começa com // ou fica entre /* e */.',
    swap(offset, end - offset, ''),
  );

export const unknown = (token: Token, context: SyntaxContext): Finding =>
  finding(...unknownWord(token, context));

export function unclosedText({ text, offset }: Token, isKey: boolean): Finding {
  const curved = text.search(/[“”„]/);
  if (curved > 0 && text[curved] === '”')
    return finding(
      'smart-quotes',
      offset + curved,
      'Este texto abre com aspas retas (") e fecha com aspas curvas (”).',
      'Troque ” por ". Editores como o Word curvam as aspas sozinhos.',
      swap(offset + curved, 1, '"'),
    );
  const what = isKey ? 'O nome do campo' : 'O texto';
  return finding(
    'missing-quote',
    offset,
    `${what} que começa aqui não foi fechado com aspas (") até o fim da linha.`,
    'Feche as aspas. Um texto não pode continuar na linha de baixo: deixe-o em uma linha só.',
  );
}

export function badCharacter({ text, offset, error }: Token): Finding {
  const control = text.search(/\p{Cc}/u);
  if (control > 0 && error !== 5)
    return finding(
      'control-character',
      offset + control,
      'Há um caractere invisível (como uma tabulação) dentro do texto.',
      'Apague-o e ponha um espaço no lugar.',
      swap(offset + control, 1, ' '),
    );
  const bad = text.search(/(?<!\\)(?:\\\\)*\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/);
  return finding(
    'backslash',
    offset + Math.max(bad, 0),
    'A barra invertida (\\) tem um sentido especial e não pode ficar sozinha no texto.',
    'Apague-a, use a barra comum (/) ou escreva duas: \\\\.',
  );
}

export const notAKey = (token: Token, previous: Token | undefined, text: string): Finding => {
  const [whole] =
    /[\d-]+(?=,$)/.exec(text.slice(Math.max(0, token.offset - 20), token.offset)) ?? [];
  if (token.kind === 'number' && previous?.end === token.offset && whole)
    return finding(
      'decimal-comma',
      previous.offset,
      'Números quebrados levam ponto, e não vírgula.',
      `Troque a vírgula por ponto: ${whole}.${token.text}`,
      swap(token.offset - 1, 1, '.'),
    );
  return finding(
    'key-expected',
    token.offset,
    `Aqui deveria vir o nome de um campo entre aspas, mas veio ${quote(token.text)}.`,
    'Entre chaves { } cada linha tem a forma "nome": valor.',
  );
};

export const strayColon = ({ offset }: Token): Finding =>
  finding(
    'stray-colon',
    offset,
    'Estes dois-pontos não cabem aqui.',
    'A forma "nome": valor só vale entre chaves { }. Em uma lista [ ] vão só os valores.',
  );

export function missingColon(key: Token, found: Token): Finding {
  if (key.text.slice(1, -1).includes(':'))
    return finding(
      'missing-quote',
      key.offset,
      'Faltam as aspas (") que fecham o nome deste campo.',
      `Feche as aspas antes dos dois-pontos: "${key.text.slice(1, key.text.indexOf(':')).trim()}": …`,
    );
  const lonely = [',', '}', ']', 'end'].includes(found.kind);
  return finding(
    'missing-colon',
    key.end,
    `Faltam os dois-pontos${lonely ? ' e o valor' : ''} depois de ${key.text}.`,
    lonely
      ? `Escreva ${key.text}: e o valor. Se era uma lista de textos, use colchetes [ ] em volta, e não chaves { }.`
      : `Escreva ${key.text}: ${found.text.slice(0, 40)}`,
    lonely ? undefined : swap(key.end, 0, ':'),
  );
}

export const missingValue = (key: Token): Finding =>
  finding(
    'missing-value',
    key.offset,
    key.kind === 'string' ? `Falta o valor de ${key.text}.` : 'Falta um valor aqui.',
    'Escreva o valor depois dos dois-pontos ou apague a linha.',
  );

export const extraComma = ({ offset }: Token): Finding =>
  finding(
    'extra-comma',
    offset,
    'Há uma vírgula a mais.',
    'Apague esta vírgula.',
    swap(offset, 1, ''),
  );

export const trailingComma = ({ offset }: Token, close: Token): Finding =>
  finding(
    'trailing-comma',
    offset,
    `Há uma vírgula sobrando antes de ${close.kind}.`,
    'Apague esta vírgula: depois do último item não vai vírgula.',
    swap(offset, 1, ''),
  );

export function missingComma(previous: Token, token: Token, text: string): Finding {
  if (previous.kind === 'number' && token.kind === 'number' && previous.end === token.offset)
    return finding(
      'number',
      previous.offset,
      'Este número não pode começar com zero.',
      'Tire o zero da frente ou, se for um código, ponha tudo entre aspas.',
    );
  if (previous.kind === 'string' && token.kind === 'string' && previous.end === token.offset)
    return innerQuotes(previous);
  const name =
    previous.text.length > 40 || /[\]}]/.test(previous.kind) ? '' : ` de ${previous.text}`;
  return finding(
    'missing-comma',
    previous.end,
    `Falta uma vírgula depois${name || ` do ${previous.kind === '}' || previous.kind === ']' ? `${previous.kind} ` : 'texto '}`.trimEnd()}.`,
    `Ponha a vírgula no fim da linha ${lineIndex(text)(previous.end).line}: entre um item e o próximo vai sempre uma vírgula.`,
    swap(previous.end, 0, ','),
  );
}

export const innerQuotes = (previous: Token): Finding =>
  finding(
    'inner-quotes',
    previous.end - 1,
    'Estas aspas fecham o texto antes da hora.',
    'Dentro de um texto, use aspas curvas “assim” ou ponha uma barra invertida antes: \\"assim\\".',
  );

export function unclosed(open: Token, found: Token, text: string): Finding {
  const place = lineIndex(text);
  const close = open.kind === '{' ? '}' : ']';
  const what = open.kind === '{' ? 'A chave {' : 'O colchete [';
  const gender = open.kind === '{' ? 'a' : 'o';
  const where =
    found.kind === 'end'
      ? 'no fim do arquivo ou antes disso'
      : `antes de ${found.text}, na linha ${place(found.offset).line}`;
  return finding(
    open.kind === '{' ? 'missing-brace' : 'missing-bracket',
    open.offset,
    `${what} aberta na linha ${place(open.offset).line} não foi fechada.`.replaceAll(
      /(abert|fechad)a/g,
      `$1${gender}`,
    ),
    `Falta um ${close} ${where}.`,
  );
}

export const afterTheEnd = (token: Token): Finding =>
  token.kind === '}' || token.kind === ']'
    ? finding(
        'extra-close',
        token.offset,
        `Há um ${token.kind} a mais: tudo o que foi aberto já estava fechado.`,
        `Apague este ${token.kind} ou veja se, mais acima, um deles ficou antes da hora.`,
      )
    : finding(
        'after-the-end',
        token.offset,
        'O arquivo já tinha terminado antes deste ponto.',
        'O arquivo inteiro fica dentro de um só par de chaves { }. Apague o que sobra ou leve para dentro.',
      );
