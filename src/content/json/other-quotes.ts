import type { Finding, Fix } from '../problem.ts';
import { parses } from './json.ts';
import { lineIndex } from './positions.ts';

/** Up to this number, each quotation mark is reported on its own, with its own fix. */
const FEW = 3;

/** A text whose every quote is of another kind, as Word or a programming language writes them. */
export function otherQuotes(text: string): Finding | undefined {
  return curved(text) ?? single(text);
}

const straight = (text: string, quotes: RegExp): Fix => ({
  edits: [...text.matchAll(quotes)].map(({ index }) => ({ offset: index, length: 1, text: '"' })),
});

function curved(text: string): Finding | undefined {
  // Before a name or after its colon: between words, curved quotes are part of a text.
  const opening = /(?:^|[{[,:])\s*([“”„‟«])/g;
  const first = opening.exec(text);
  const delimiters = text.match(opening)?.length ?? 0;
  if (!first || delimiters <= FEW) return undefined;
  const signs = [...new Set(text.match(/[“”„‟«»]/g))];
  const count = text.match(/[“”„‟«»]/g)?.length ?? 0;
  const whole = parses(text.replace(/[“”„‟«»]/g, '"'));
  return {
    code: 'json-smart-quotes',
    offset: first.index + first[0].length - 1,
    message: `O arquivo inteiro está com aspas curvas (${signs.join(' ')}): são ${count}, e aqui só servem aspas retas (").`,
    hint: `${replaceAll(signs, '"')}${whole ? '' : ' Se depois sobrar erro, dentro de um texto havia aspas: ponha uma barra invertida antes delas, \\".'}`,
    fix: whole ? straight(text, /[“”„‟«»]/g) : undefined,
  };
}

function single(text: string): Finding | undefined {
  const opening = /(?:^|[{[,:])\s*'/g;
  const first = opening.exec(text);
  const delimiters = text.match(opening)?.length ?? 0;
  if (!first || delimiters <= FEW || /[{[,:]\s*"/.test(text)) return undefined;
  const count = text.match(/'/g)?.length ?? 0;
  const inner = [...text.matchAll(/\p{L}'\p{L}/gu)].map(({ index }) => lineIndex(text)(index).line);
  return {
    code: 'json-single-quotes',
    offset: first.index + first[0].length - 1,
    message: `O arquivo inteiro está com aspas simples ('): são ${count}, e aqui só servem aspas duplas (").`,
    hint: `${replaceAll(["'"], '"')}${inner.length > 0 ? ` Antes, troque por ’ ${inner.length === 1 ? 'o apóstrofo' : 'os apóstrofos'} ${inner.length === 1 ? 'da linha' : 'das linhas'} ${[...new Set(inner)].slice(0, 10).join(', ')}.` : ''}`,
    fix: parses(text.replaceAll("'", '"')) ? straight(text, /'/g) : undefined,
  };
}

/** The steps of the editors that people have: VS Code and GitHub's. */
function replaceAll(signs: readonly string[], by: string): string {
  const [first = '', ...others] = signs;
  const again = others.length > 0 ? `; faça o mesmo com ${others.join(' e ')}` : '';
  return `1. Abra “Substituir”: Ctrl+H (no Mac, ⌥⌘F). 2. Procure ${first} e substitua por ${by}. 3. Clique em “Substituir tudo”${again}.`;
}
