import type { Finding } from '../problem.ts';
import { plural } from '../words/wording.ts';
import { lineIndex } from './positions.ts';

/** Recognises a text that is not JSON at all, such as HTML, so that the message is about the whole file. */
export const foreignText = (text: string): Finding | undefined =>
  mergeMarkers(text) ?? fence(text) ?? html(text) ?? htmlComment(text);

function mergeMarkers(text: string): Finding | undefined {
  const found = /^<{7}(?: (.*))?$/m.exec(text);
  if (!found) return undefined;
  const line = lineIndex(text);
  const from = found.index;
  const middle = text.slice(from).search(/^={7}\s*$/m) + from;
  const end = /^>{7}(?: (.*))?$/m.exec(text.slice(from));
  const count = text.match(/^<{7}( |$)/gm)?.length ?? 1;
  const last = end ? line(from + end.index).line : undefined;
  const parts =
    middle > from && last !== undefined
      ? `Duas versões deste trecho estão aqui: a sua, nas linhas ${line(from).line + 1} a ${line(middle).line - 1}, e a outra, nas linhas ${line(middle).line + 1} a ${last - 1}. `
      : '';
  return {
    code: 'json-merge-markers',
    offset: from,
    message: `O arquivo traz ${plural(count, 'marca', 'marcas')} de um conflito entre duas versões (<<<<<<<, =======, >>>>>>>).`,
    hint: `${parts}Fique com uma e apague a outra, com as três linhas de marcas. O VS Code faz isso em “Aceitar Alteração…”, acima do trecho.`,
  };
}

function fence(text: string): Finding | undefined {
  const found = /^[ \t]*(```|~~~)\w*[ \t]*$/m.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-code-fence',
    offset: found.index,
    message: 'O arquivo traz as marcas de um bloco de código (```), de onde o texto foi copiado.',
    hint: 'Fique só com o que vai do primeiro { ao último }: apague as linhas com ``` e o que houver antes e depois.',
  };
}

function html(text: string): Finding | undefined {
  const found = /^\s*<(!doctype|html|head|body|div|section|main|p|h[1-6]|\?xml)\b/i.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-html',
    offset: text.search(/</),
    message: 'O arquivo é uma página HTML, e não JSON.',
    hint: 'Recupere o conteúdo de antes (Ctrl+Z, ou o histórico do arquivo). No GitHub, quem copia de outro arquivo usa o botão “Raw”.',
  };
}

function htmlComment(text: string): Finding | undefined {
  const found = /^[^"\n]*<!--/m.exec(text);
  if (!found) return undefined;
  return {
    code: 'json-comment',
    offset: found.index + found[0].length - 4,
    message: 'Há um comentário (<!-- -->) aqui, e este tipo de arquivo não aceita comentários.',
    hint: 'Apague tudo de <!-- até -->, com os sinais. O resto fica como está.',
  };
}
