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
  'an address without its closing quotation mark': [
    sobre('"/sobre",', '"/sobre,'),
    'json-missing-quote 2:11 → "',
  ],
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
  Sim: [slip(CONTATO, '"label"', '"required": Sim, "label"'), 'json-literal 7:19 Sim → true ?'],
  SIM: [slip(CONTATO, '"label"', '"required": SIM, "label"'), 'json-literal 7:19 SIM → true ?'],
  Não: [slip(CONTATO, '"label"', '"required": Não, "label"'), 'json-literal 7:19 Não → false ?'],
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
  'an extra } after a section': [
    sobre('"text": "Um texto."\n    }', '"text": "Um texto."\n    }}'),
    'json-extra-close 15:6 } →',
  ],
  'an extra } on its own line': [
    sobre('"text": "Um texto."\n    }', '"text": "Um texto."\n      }\n    }'),
    'json-extra-close 15:7 } →',
  ],
  'an extra ]': [sobre('"segurança"\n    ]', '"segurança"\n    ]]'), 'json-extra-close 8:6 ] →'],
  'an extra } at the end': [sobre(/\}$/, '}\n}'), 'json-extra-close 46:1 } →'],
  'sections between braces': [
    sobre(
      /"sections": \[([\s\S]*)\]/,
      `"sections": {${/"sections": \[([\s\S]*)\]/.exec(whole)?.[1]}}`,
    ),
    'json-brace-for-bracket 10:15 { → [ } → ]',
  ],
  'a section after the end of the list': [
    sobre(
      /\n {2}\]\n\}$/,
      '\n  ],\n  {\n    "type": "prose",\n    "blocks": [{ "paragraphs": ["a"] }]\n  }\n}',
    ),
    'json-item-out-of-list 45:3 ] → → ]',
  ],
  'a comma after the last field': [
    sobre('"Um texto."', '"Um texto.",'),
    'json-trailing-comma 14:26 , →',
  ],
  'no comma between sections': [sobre('},\n    {', '}\n    {'), 'json-missing-comma 15:6 → ,'],
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
  'a JavaScript comment': [
    sobre('"path"', '// a página\n  "path"'),
    'json-comment 2:3 // a página →',
  ],
  'a name without quotes': [sobre('"path"', 'path'), 'json-key-without-quotes 2:3 path → "path"'],
  'an equals sign': [sobre('"path": ', '"path" = '), 'json-missing-colon 2:10 = → :'],
  'a semicolon': [sobre('"/sobre",', '"/sobre";'), 'json-semicolon 2:19 ; → ,'],
  'an Arabic comma': [sobre('"/sobre",', '"/sobre"،'), 'json-semicolon 2:19 ، → ,'],
  'a full-width comma': [sobre('"/sobre",', '"/sobre"，'), 'json-semicolon 2:19 ， → ,'],
  'a full-width colon': [sobre('"path": ', '"path"：'), 'json-missing-colon 2:9 ： → :'],
  'full-width quotes': [sobre('"path"', '＂path＂'), 'json-smart-quotes 2:3 ＂path＂ → "path"'],
  'Arabic digits': [sobre('"columns": 2', '"columns": ٢'), 'json-number 30:18 ٢ → 2'],
  'full-width digits': [sobre('"columns": 2', '"columns": ２'), 'json-number 30:18 ２ → 2'],
};
