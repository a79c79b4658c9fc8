import { sobre } from '../edits.ts';
import { page, slip } from '../fixture.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { STRUCTURE } from '../mistakes/mistakes-of-structure.ts';
import { SYNTAX } from '../mistakes/mistakes-of-syntax.ts';
import type { Codes } from './code.ts';

/** The text cannot be read as JSON. */
export const OF_SYNTAX: Codes = {
  'json-merge-markers': filesOf(SYNTAX, 'merge markers'),
  'json-code-fence': filesOf(SYNTAX, 'a Markdown fence'),
  'json-html': filesOf(SYNTAX, 'an HTML page'),
  'json-smart-quotes': filesOf(SYNTAX, 'a file pasted from Word'),
  'json-single-quotes': filesOf(SYNTAX, 'a file in single quotes'),
  'json-extra-close': filesOf(SYNTAX, 'an extra } after a section'),
  'json-brace-for-bracket': filesOf(SYNTAX, 'sections between braces'),
  'json-item-out-of-list': filesOf(SYNTAX, 'a section after the end of the list'),
  'json-comment': filesOf(SYNTAX, 'a JavaScript comment'),
  'json-literal': filesOf(SYNTAX, 'Sim'),
  'json-number': filesOf(SYNTAX, 'NaN'),
  'json-decimal-comma': sobre('"columns": 2', '"columns": 2,5'),
  'json-trailing-comma': filesOf(SYNTAX, 'a comma after the last field'),
  'json-extra-comma': sobre('"type": "hero",', '"type": "hero",,'),
  'json-missing-comma': filesOf(SYNTAX, 'no comma between sections'),
  'json-missing-quote': filesOf(SYNTAX, 'a line break inside a text'),
  'json-inner-quotes': filesOf(SYNTAX, 'quotes inside a text'),
  'json-key-without-quotes': filesOf(SYNTAX, 'a name without quotes'),
  'json-text-without-quotes': sobre('"columns": 2', '"columns": duas'),
  'json-missing-colon': filesOf(SYNTAX, 'an equals sign'),
  'json-stray-colon': sobre('"segurança"', '"palavra": "segurança"'),
  'json-semicolon': filesOf(SYNTAX, 'a semicolon'),
  'json-missing-value': sobre('"columns": 2', '"columns":'),
  'json-key-expected': sobre('"columns": 2', '2'),
  'json-missing-brace': sobre(/\n {2}\},/, ''),
  'json-missing-bracket': sobre(/\n {2}\]\n\}$/, '\n}'),
  'json-after-the-end': sobre(/\}$/, '}\noi'),
  'json-backslash': sobre('Um texto.', 'C:\\pasta'),
  'json-control-character': sobre('Um texto.', 'Um\ttexto.'),
  'json-invisible-character': sobre('"path": ', '"path":\u00a0'),
  'json-unexpected': sobre('"columns": 2,', '"columns": 2 @,'),
  'duplicate-key': sobre('"columns": 2', '"columns": 2,\n      "columns": 3'),
  'number-like-thousands': sobre('"columns": 2', '"columns": 2.000'),
  'forbidden-key': slip(
    'site-config/redirects.json',
    '"from": "/quem-somos",',
    '"from": "/quem-somos",\n      "constructor": "x",',
  ),
  'too-deep': { 'site-config/redirects.json': '['.repeat(1000) },
  'text-too-long': sobre('Uma descrição', `Uma descrição ${'a'.repeat(30_000)}`),
  'too-many-items': { 'site-config/redirects.json': `[0${',0'.repeat(30_000)}]` },
  'file-empty': { 'site-config/redirects.json': ' ' },
  'file-too-large': { 'site-config/redirects.json': `"${'a'.repeat(2_100_000)}"` },
  encoding: { 'site-config/redirects.json': Buffer.from('{"x": "ç"}', 'latin1') },
  'byte-order-mark': sobre(/^\{/, '\ufeff{'),
  'file-missing': { 'site-config/theme.json': undefined },
  'file-unknown': { 'site-config/nova.json': page('/nova') },
  misfiled: filesOf(STRUCTURE, 'a page in forms/'),
};
