import { describe } from 'vitest';
import { slip } from '../../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../../testing/set-up-reports.ts';
import { type Reported, testReported } from '../../testing/test-check.ts';

const SOBRE = 'site-config/pages/sobre.json';
const broken = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

const CASES: Reported = {
  'a comma after the last item': [broken(/"\n\s+\]/, '",\n    ]'), 'json-trailing-comma 7:18 , →'],
  'two commas': [broken('"type": "hero",', '"type": "hero",,'), 'json-extra-comma 12:22 , →'],
  'no comma between fields': [broken('"/sobre",', '"/sobre"'), 'json-missing-comma 2:19 → ,'],
  'no comma between items': [broken(/\},\n/, '}\n'), 'json-missing-comma 9:4 → ,'],
  'no comma after a number': [
    broken('"columns": 2,', '"columns": 2'),
    'json-missing-comma 30:19 → ,',
  ],
  'no closing brace of a nested object': [broken(/\n {2}\},/, ''), 'json-missing-brace 3:11'],
  'no closing brace of a nested object, with its comma': [
    broken(/\n {4}\]\n {2}\},/, '\n    ],'),
    'json-missing-brace 3:11',
  ],
  'no closing brace of an item': [
    broken(/\n {4}\},\n {4}\{\n {6}"type": "prose"/, ',\n    {\n      "type": "prose"'),
    'json-missing-brace 11:5',
  ],
  'no closing brace at the end': [broken(/\n\}$/, ''), 'json-missing-brace 1:1'],
  'no closing bracket': [broken(/\n {2}\]\n\}$/, '\n}'), 'json-missing-bracket 10:15'],
  'an opening brace alone': [{ 'site-config/redirects.json': '{' }, 'json-missing-brace 1:1'],
  'one closing brace too many': [broken(/\}$/, '}}'), 'json-extra-close 45:2 } →'],
  'no closing quote': [broken('"Um texto."', '"Um texto.'), 'json-missing-quote 14:15'],
  'no closing quote of a name': [broken('"path": "', '"path: "'), 'json-missing-quote 2:3'],
  'no opening quote of a name': [
    broken('"path"', 'path"'),
    'json-key-without-quotes 2:3 path → "path"',
  ],
  'no opening quote of a text': [
    broken('"Um texto."', 'Um texto."'),
    'json-text-without-quotes 14:15',
  ],
  'single quotes': [
    broken('"Um texto."', "'Um texto.'"),
    'json-single-quotes 14:15 \'Um texto.\' → "Um texto."',
  ],
  'smart quotes': [
    broken('"Um texto."', '“Um texto.”'),
    'json-smart-quotes 14:15 “Um texto.” → "Um texto."',
  ],
  'a smart closing quote': [broken('"Um texto."', '"Um texto.”'), 'json-smart-quotes 14:25 ” → "'],
  'a block comment and a comma too many': [
    broken(/"Um texto\."/, '"Um texto." /* assim */,'),
    'json-comment 14:27 /* assim */ →',
    'json-trailing-comma 14:38 , →',
  ],
  'a hash comment': [broken('"path"', '# a página\n  "path"'), 'json-comment 2:3'],
  'a number in quotes inside a text': [
    broken('Um texto.', 'Disse "5 vezes" que sim.'),
    'json-inner-quotes 14:22',
  ],
  'a literal in quotes inside a text': [
    broken('Um texto.', 'Disse "true" sim.'),
    'json-inner-quotes 14:22',
  ],
  'brackets in quotes inside a text': [
    broken('Um texto.', 'Disse "[assim]" sim.'),
    'json-inner-quotes 14:22',
  ],
  'signs of inches in a text': [
    broken('Um texto.', 'De 2", 3" e 4" cada.'),
    'json-inner-quotes 14:20',
  ],
  'a quote before a comma in a text': [
    broken('Um texto.', 'De 5", largo.'),
    'json-inner-quotes 14:20',
  ],
  'a number in quotes inside a text of a list': [
    broken('"segurança"', '"são "5 vezes" ao dia"'),
    'json-inner-quotes 7:12',
  ],
  'signs of inches in a text of a list': [
    broken('"segurança"', '"de 2", 3" e 4" cada"'),
    'json-inner-quotes 7:12',
  ],
  'a quote before a comma in a text of a list': [
    broken('"segurança"', '"de 5", largo"'),
    'json-inner-quotes 7:12',
  ],
  'a name without quotes after a text on its line': [
    broken(/"path": "\/sobre",/, '"path": "/sobre", draft: "x",'),
    'json-key-without-quotes 2:21 draft → "draft"',
  ],
  'no colon': [broken('"path": ', '"path" '), 'json-missing-colon 2:9 → :'],
  'no value': [broken('"/sobre"', ''), 'json-missing-value 2:3'],
  True: [broken('"columns": 2', '"columns": True'), 'json-literal 30:18 True → true'],
  'a decimal comma': [broken('"columns": 2', '"columns": 2,5'), 'json-decimal-comma 30:19 , → .'],
  'a leading zero': [broken('"columns": 2', '"columns": 02'), 'json-number 30:18'],
  'a backslash': [broken('Um texto.', 'C:\\pasta'), 'json-backslash 14:18'],
  'a tab inside a text': [
    broken('Um texto.', 'Um\ttexto.'),
    'json-control-character 14:18 \\u0009 → \\u0020',
  ],
  'a non-breaking space': [
    broken('"path": ', '"path":\u00a0'),
    'json-invisible-character 2:10 \\u00a0 → \\u0020',
  ],
  'a name in a list': [broken('"segurança"', '"palavra": "segurança"'), 'json-stray-colon 7:16'],
  'text after the end': [broken(/\}$/, '}\noi'), 'json-after-the-end 46:1'],
  'a duplicate field': [
    broken('"path": "/sobre",', '"path": "/sobre",\n  "path": "/sobre-nos",'),
    'duplicate-key /path',
  ],
  'a reserved name': [
    broken('"path": "/sobre",', '"path": "/sobre",\n  "__proto__": {},'),
    'forbidden-key /__proto__',
  ],
  nothing: [{ [SOBRE]: '' }, 'file-empty 1:1'],
  'only spaces': [{ [SOBRE]: ' \n' }, 'file-empty 1:1'],
  'not UTF-8': [
    {
      [SOBRE]: Buffer.from('{\n  "path": "/sobre",\n  "nome": "presença"\n}', 'latin1'),
    },
    'encoding 3:18',
  ],
  'UTF-16': [{ [SOBRE]: Buffer.from('\ufeff{}', 'utf16le') }, 'encoding 1:1'],
  'a byte order mark': [broken(/^\{/, '\ufeff{'), 'byte-order-mark 1:1 →'],
  'too many levels': [{ [SOBRE]: '['.repeat(10_000) }, 'too-deep 1:51'],
  'too many items': [{ [SOBRE]: `[0${',\n0'.repeat(30_000)}]` }, 'too-many-items 20001:2'],
  'too large': [{ [SOBRE]: `"${'a'.repeat(2_100_000)}"` }, 'file-too-large 1:1'],
};

describe('a file that cannot be read as JSON', () => {
  testReported(setUpReports(ofNoCheck), CASES);
});
