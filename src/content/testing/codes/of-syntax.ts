import { SOBRE } from '../edits.ts';
import { page, slip } from '../fixture.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { STRUCTURE } from '../mistakes/mistakes-of-structure.ts';
import { SYNTAX } from '../mistakes/mistakes-of-syntax.ts';
import type { Codes } from './code.ts';

const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

/** The text cannot be read as JSON. */
export const OF_SYNTAX: Codes = {
  'json-merge-markers': [
    'Um conflito entre duas versões ficou no arquivo.',
    filesOf(SYNTAX, 'merge markers'),
  ],
  'json-code-fence': [
    'O texto veio de uma conversa ou de um documento, com as marcas de bloco de código.',
    filesOf(SYNTAX, 'a Markdown fence'),
  ],
  'json-html': ['No lugar do JSON há uma página HTML.', filesOf(SYNTAX, 'an HTML page')],
  'json-smart-quotes': [
    'Há aspas curvas no lugar de aspas retas.',
    filesOf(SYNTAX, 'a file pasted from Word'),
  ],
  'json-single-quotes': [
    'Há aspas simples no lugar de aspas duplas.',
    filesOf(SYNTAX, 'a file in single quotes'),
  ],
  'json-extra-close': ['Há um } ou ] a mais.', filesOf(SYNTAX, 'an extra } after a section')],
  'json-brace-for-bracket': [
    'Uma lista está entre chaves, e não entre colchetes.',
    filesOf(SYNTAX, 'sections between braces'),
  ],
  'json-item-out-of-list': [
    'Um item ficou depois do fim da sua lista.',
    filesOf(SYNTAX, 'a section after the end of the list'),
  ],
  'json-comment': [
    'Arquivos JSON não aceitam comentários.',
    filesOf(SYNTAX, 'a JavaScript comment'),
  ],
  'json-literal': [
    'Uma palavra sem aspas não é true, false nem um número.',
    filesOf(SYNTAX, 'Sim'),
  ],
  'json-number': ['Um número está escrito de um jeito que o JSON não lê.', filesOf(SYNTAX, 'NaN')],
  'json-decimal-comma': [
    'Um número quebrado leva ponto, e não vírgula.',
    sobre('"columns": 2', '"columns": 2,5'),
  ],
  'json-trailing-comma': [
    'Depois do último item não vai vírgula.',
    filesOf(SYNTAX, 'a comma after the last field'),
  ],
  'json-extra-comma': ['Há duas vírgulas seguidas.', sobre('"type": "hero",', '"type": "hero",,')],
  'json-missing-comma': [
    'Falta a vírgula entre um item e o próximo.',
    filesOf(SYNTAX, 'no comma between sections'),
  ],
  'json-missing-quote': [
    'Faltam aspas no fim de um nome ou de um texto.',
    filesOf(SYNTAX, 'a line break inside a text'),
  ],
  'json-inner-quotes': [
    'Aspas dentro de um texto o fecham antes da hora.',
    filesOf(SYNTAX, 'quotes inside a text'),
  ],
  'json-key-without-quotes': [
    'O nome de um campo está sem aspas.',
    filesOf(SYNTAX, 'a name without quotes'),
  ],
  'json-text-without-quotes': [
    'Um texto está sem aspas.',
    sobre('"columns": 2', '"columns": duas'),
  ],
  'json-missing-colon': [
    'Faltam os dois-pontos entre o nome e o valor.',
    filesOf(SYNTAX, 'an equals sign'),
  ],
  'json-stray-colon': [
    'Há dois-pontos onde vai só um valor.',
    sobre('"segurança"', '"palavra": "segurança"'),
  ],
  'json-semicolon': ['Entre os itens vai vírgula.', filesOf(SYNTAX, 'a semicolon')],
  'json-missing-value': ['Um campo está sem valor.', sobre('"columns": 2', '"columns":')],
  'json-key-expected': ['Entre chaves, cada item tem um nome.', sobre('"columns": 2', '2')],
  'json-missing-brace': ['Falta um }.', sobre(/\n {2}\},/, '')],
  'json-missing-bracket': ['Falta um ].', sobre(/\n {2}\]\n\}$/, '\n}')],
  'json-after-the-end': ['Há texto depois do fim do arquivo.', sobre(/\}$/, '}\noi')],
  'json-backslash': [
    'A barra invertida não pode ficar sozinha em um texto.',
    sobre('Um texto.', 'C:\\pasta'),
  ],
  'json-control-character': [
    'Há uma tabulação ou outro sinal invisível em um texto.',
    sobre('Um texto.', 'Um\ttexto.'),
  ],
  'json-invisible-character': [
    'Há um espaço que não é espaço entre os nomes e os valores.',
    sobre('"path": ', '"path":\u00a0'),
  ],
  'json-unexpected': ['Há um sinal fora do lugar.', sobre('"columns": 2,', '"columns": 2 @,')],
  'duplicate-key': [
    'Um campo aparece duas vezes.',
    sobre('"columns": 2', '"columns": 2,\n      "columns": 3'),
  ],
  'forbidden-key': [
    'O nome do campo é reservado.',
    slip(
      'site-config/redirects.json',
      '"from": "/quem-somos",',
      '"from": "/quem-somos",\n      "constructor": "x",',
    ),
  ],
  'too-deep': [
    'Há grupos dentro de grupos além do que uma página tem.',
    { 'site-config/redirects.json': '['.repeat(1000) },
  ],
  'text-too-long': [
    'Um texto é mais longo do que alguém lê: algo foi colado por engano.',
    sobre('Uma descrição', `Uma descrição ${'a'.repeat(30_000)}`),
  ],
  'too-many-items': [
    'O arquivo tem mais itens do que um arquivo tem.',
    { 'site-config/redirects.json': `[0${',0'.repeat(30_000)}]` },
  ],
  'file-empty': ['O arquivo está vazio.', { 'site-config/redirects.json': ' ' }],
  'file-too-large': [
    'O arquivo é grande demais para ser só texto.',
    { 'site-config/redirects.json': `"${'a'.repeat(2_100_000)}"` },
  ],
  encoding: [
    'O arquivo não está salvo como UTF-8.',
    { 'site-config/redirects.json': Buffer.from('{"x": "ç"}', 'latin1') },
  ],
  'byte-order-mark': ['O arquivo começa com uma marca invisível.', sobre(/^\{/, '\ufeff{')],
  'file-missing': ['Falta um arquivo que todo site tem.', { 'site-config/theme.json': undefined }],
  'file-unknown': [
    'O arquivo ou a pasta não tem lugar em site-config/.',
    { 'site-config/nova.json': page('/nova') },
  ],
  misfiled: ['O conteúdo é de outro tipo de arquivo.', filesOf(STRUCTURE, 'a page in forms/')],
};
