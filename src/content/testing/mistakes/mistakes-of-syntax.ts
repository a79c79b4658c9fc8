import { CONTATO, SOBRE } from '../edits.ts';
import { slip, VALID } from '../fixture.ts';
import type { Mistakes } from './mistake.ts';

const whole = JSON.stringify(VALID[SOBRE], null, 2);
const of = (text: string) => ({ [SOBRE]: text });
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);
const curved = whole.replace(/"([^"]*)"/g, '“$1”');
const inSingle = whole.replaceAll('"', "'");

const conflict = whole.replace(
  '  "path": "/sobre",\n',
  () => '<<<<<<< HEAD\n  "path": "/sobre",\n=======\n  "path": "/sobre-nos",\n>>>>>>> outra\n',
);

/** The text is no JSON. */
export const SYNTAX: Mistakes = {
  'merge markers': {
    files: of(conflict),
    code: 'json-merge-markers',
    at: 2,
    remedy: {
      edit: [
        [/<<<<<<< HEAD\n/, ''],
        [/=======\n.*\n>>>>>>> outra\n/, ''],
      ],
    },
  },
  'an address without its closing quotation mark': {
    files: sobre('"/sobre",', '"/sobre,'),
    code: 'json-missing-quote',
    at: 2,
    remedy: { edit: [['"/sobre,', '"/sobre",']] },
  },
  'an HTML comment': {
    files: sobre('"path"', '<!-- a página -->\n  "path"'),
    code: 'json-comment',
    at: 2,
    remedy: { edit: [[/<!--.*-->/, '']] },
  },
  'a Markdown fence': {
    files: of(`\`\`\`json\n${whole}\n\`\`\`\n`),
    code: 'json-code-fence',
    at: 1,
    remedy: {
      edit: [
        [/```json/, ''],
        [/```/, ''],
      ],
    },
  },
  'the complete answer of an AI assistant': {
    files: of(`Aqui está o JSON:\n\n\`\`\`\n${whole}\n\`\`\`\nEspero ter ajudado!\n`),
    code: 'json-code-fence',
    at: 3,
    remedy: {
      edit: [
        [/^[^{]*/, ''],
        [/[^}]*$/, ''],
      ],
    },
  },
  'an HTML page': {
    files: of('<!DOCTYPE html>\n<html><body>Sobre</body></html>\n'),
    code: 'json-html',
    at: 1,
    remedy: { files: of(whole) },
  },
  Sim: {
    files: slip(CONTATO, '"label"', '"required": Sim, "label"'),
    code: 'json-literal',
    at: 7,
    remedy: { edit: [['Sim', 'true']] },
  },
  SIM: {
    files: slip(CONTATO, '"label"', '"required": SIM, "label"'),
    code: 'json-literal',
    at: 7,
    remedy: { edit: [['SIM', 'true']] },
  },
  Não: {
    files: slip(CONTATO, '"label"', '"required": Não, "label"'),
    code: 'json-literal',
    at: 7,
    remedy: { edit: [['Não', 'false']] },
  },
  NaN: {
    files: sobre('"columns": 2', '"columns": NaN'),
    code: 'json-number',
    at: 30,
    remedy: { edit: [[/ *"columns": NaN,\n/, '']] },
  },
  undefined: {
    files: sobre('"columns": 2', '"columns": undefined'),
    code: 'json-literal',
    at: 30,
    remedy: { edit: [[/ *"columns": undefined,\n/, '']] },
  },
  'a file pasted from Word': {
    files: of(curved),
    code: 'json-smart-quotes',
    at: 2,
    remedy: {
      edit: [
        [/“/g, '"'],
        [/”/g, '"'],
      ],
    },
  },
  'a file with low and high quotes': {
    files: of(whole.replace(/"([^"]*)"/g, '„$1“')),
    code: 'json-smart-quotes',
    at: 2,
    remedy: { edit: [[/[„“]/g, '"']] },
  },
  'a file in single quotes': {
    files: of(inSingle),
    code: 'json-single-quotes',
    at: 2,
    remedy: { edit: [[/'/g, '"']] },
  },
  'a file in single quotes with an apostrophe': {
    files: of(inSingle.replace('Um texto.', "Copo d'água.")),
    code: 'json-single-quotes',
    at: 2,
    shows: '14',
    remedy: {
      edit: [
        [/d'á/, 'd’á'],
        [/'/g, '"'],
      ],
    },
  },
  'an extra } after a section': {
    files: sobre('"text": "Um texto."\n    }', '"text": "Um texto."\n    }}'),
    code: 'json-extra-close',
    at: 15,
    remedy: { edit: [[/\}\}/, '}']] },
  },
  'an extra } on its own line': {
    files: sobre('"text": "Um texto."\n    }', '"text": "Um texto."\n      }\n    }'),
    code: 'json-extra-close',
    at: 15,
    remedy: { edit: [[/ {6}\}\n/, '']] },
  },
  'an extra ]': {
    files: sobre('"segurança"\n    ]', '"segurança"\n    ]]'),
    code: 'json-extra-close',
    at: 8,
    remedy: { edit: [[/\]\]/, ']']] },
  },
  'an extra } at the end': {
    files: sobre(/\}$/, '}\n}'),
    code: 'json-extra-close',
    at: 46,
    remedy: { edit: [[/\}\n\}$/, '}']] },
  },
  'sections between braces': {
    files: sobre(
      /"sections": \[([\s\S]*)\]/,
      `"sections": {${/"sections": \[([\s\S]*)\]/.exec(whole)?.[1]}}`,
    ),
    code: 'json-brace-for-bracket',
    at: 10,
    remedy: {
      edit: [
        ['"sections": {', '"sections": ['],
        [/\}\n\}$/, ']\n}'],
      ],
    },
  },
  'a section after the end of the list': {
    files: sobre(
      /\n {2}\]\n\}$/,
      '\n  ],\n  {\n    "type": "prose",\n    "blocks": [{ "paragraphs": ["a"] }]\n  }\n}',
    ),
    code: 'json-item-out-of-list',
    at: 45,
    remedy: {
      edit: [
        [/\n {2}\],\n {2}\{\n {4}"type": "prose"/, ',\n  {\n    "type": "prose"'],
        [/\}\n\}$/, '}\n]\n}'],
      ],
    },
  },
  'a comma after the last field': {
    files: sobre('"Um texto."', '"Um texto.",'),
    code: 'json-trailing-comma',
    at: 14,
    remedy: { edit: [['"Um texto.",', '"Um texto."']] },
  },
  'no comma between sections': {
    files: sobre('},\n    {', '}\n    {'),
    code: 'json-missing-comma',
    at: 15,
    remedy: { edit: [['}\n    {', '},\n    {']] },
  },
  'quotes inside a text': {
    files: sobre('Um texto.', 'Um "texto" assim.'),
    code: 'json-inner-quotes',
    at: 14,
    remedy: { edit: [['"texto"', '“texto”']] },
  },
  'a line break inside a text': {
    files: sobre('Um texto.', 'Um\ntexto.'),
    code: 'json-missing-quote',
    at: 14,
    remedy: { edit: [['Um\ntexto.', 'Um texto.']] },
  },
  'a JavaScript comment': {
    files: sobre('"path"', '// a página\n  "path"'),
    code: 'json-comment',
    at: 2,
    remedy: { edit: [['// a página\n', '']] },
  },
  'a name without quotes': {
    files: sobre('"path"', 'path'),
    code: 'json-key-without-quotes',
    at: 2,
    remedy: { edit: [['path', '"path"']] },
  },
  'an equals sign': {
    files: sobre('"path": ', '"path" = '),
    code: 'json-missing-colon',
    at: 2,
    remedy: { edit: [[' = ', ': ']] },
  },
  'a semicolon': {
    files: sobre('"/sobre",', '"/sobre";'),
    code: 'json-semicolon',
    at: 2,
    remedy: { edit: [[';', ',']] },
  },
};
