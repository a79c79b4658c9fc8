import { describe, expect, it } from 'vitest';
import { slip } from '../../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../../testing/set-up-reports.ts';

const SOBRE = 'site-config/pages/sobre.json';
const broken = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

const CASES = {
  'a comma after the last item': broken(/"\n\s+\]/, '",\n    ]'),
  'a comma after the last field': broken('"Um texto."', '"Um texto.",'),
  'two commas': broken('"type": "hero",', '"type": "hero",,'),
  'no comma between fields': broken('"/sobre",', '"/sobre"'),
  'no comma between items': broken(/\},\n/, '}\n'),
  'no comma after a number': broken('"columns": 2,', '"columns": 2'),
  'no closing brace of a nested object': broken(/\n {2}\},/, ''),
  'no closing brace of a nested object, with its comma': broken(/\n {4}\]\n {2}\},/, '\n    ],'),
  'no closing brace of an item': broken(
    /\n {4}\},\n {4}\{\n {6}"type": "prose"/,
    ',\n    {\n      "type": "prose"',
  ),
  'no closing brace at the end': broken(/\n\}$/, ''),
  'no closing bracket': broken(/\n {2}\]\n\}$/, '\n}'),
  'an opening brace alone': { 'site-config/redirects.json': '{' },
  'one closing brace too many': broken(/\}$/, '}}'),
  'no closing quote': broken('"Um texto."', '"Um texto.'),
  'no closing quote of a name': broken('"path": "', '"path: "'),
  'no opening quote of a name': broken('"path"', 'path"'),
  'no opening quote of a text': broken('"Um texto."', 'Um texto."'),
  'quotes inside a text': broken('Um texto.', 'Um "texto" assim.'),
  'a text in two lines': broken('Um texto.', 'Um\ntexto.'),
  'single quotes': broken('"Um texto."', "'Um texto.'"),
  'smart quotes': broken('"Um texto."', '“Um texto.”'),
  'a smart closing quote': broken('"Um texto."', '"Um texto.”'),
  'a line comment': broken('"path"', '// a página\n  "path"'),
  'a block comment and a comma too many': broken(/"Um texto\."/, '"Um texto." /* assim */,'),
  'a hash comment': broken('"path"', '# a página\n  "path"'),
  'a name without quotes': broken('"path"', 'path'),
  'no colon': broken('"path": ', '"path" '),
  'an equals sign': broken('"path": ', '"path" = '),
  'a semicolon': broken('"/sobre",', '"/sobre";'),
  'no value': broken('"/sobre"', ''),
  True: broken('"columns": 2', '"columns": True'),
  'a decimal comma': broken('"columns": 2', '"columns": 2,5'),
  'a leading zero': broken('"columns": 2', '"columns": 02'),
  'a backslash': broken('Um texto.', 'C:\\pasta'),
  'a tab inside a text': broken('Um texto.', 'Um\ttexto.'),
  'a non-breaking space': broken('"path": ', '"path":\u00a0'),
  'a name in a list': broken('"segurança"', '"palavra": "segurança"'),
  'text after the end': broken(/\}$/, '}\noi'),
  'a duplicate field': broken('"path": "/sobre",', '"path": "/sobre",\n  "path": "/sobre-nos",'),
  'a reserved name': broken('"path": "/sobre",', '"path": "/sobre",\n  "__proto__": {},'),
  nothing: { [SOBRE]: '' },
  'only spaces': { [SOBRE]: ' \n' },
  'not UTF-8': {
    [SOBRE]: Buffer.from('{\n  "path": "/sobre",\n  "nome": "presença"\n}', 'latin1'),
  },
  'UTF-16': { [SOBRE]: Buffer.from('\ufeff{}', 'utf16le') },
  'a byte order mark': broken(/^\{/, '\ufeff{'),
  'too many levels': { [SOBRE]: '['.repeat(10_000) },
  'too many items': { [SOBRE]: `[0${',\n0'.repeat(30_000)}]` },
  'too large': { [SOBRE]: `"${'a'.repeat(2_100_000)}"` },
};

const reportOf = setUpReports(ofNoCheck);

describe('a file that cannot be read as JSON', () => {
  it.each(Object.entries(CASES))('%s', (_, changes) => {
    expect(reportOf(changes).text).toMatchSnapshot();
  });
});
