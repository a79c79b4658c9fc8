import type { Files } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkFileScripts } from './file-scripts.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (text: string): Files => ({ 'public/imagens/novo.svg': text });

testCheck(checkFileScripts, {
  reported: {
    'a script in a drawing': [
      drawing(`<svg ${SVG}>\n  <script>fetch('//a.example')</script>\n</svg>`),
      'file-script 2:3',
    ],
    'a script element with a namespace prefix': [
      drawing(`<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>`),
      'file-script 1:45',
    ],
    'an event handler attribute': [
      drawing(`<svg ${SVG}\n  onload="alert(1)"/>`),
      'file-script 2:2',
    ],
    'a link that runs a script': [
      drawing(`<svg ${SVG}><a href=" JavaScript:alert(1)"/></svg>`),
      'file-script 1:51',
    ],
    'an XSL style sheet': [
      drawing(`<?xml-stylesheet type="text/xsl" href="a.xsl"?><svg ${SVG}/>`),
      'file-script 1:1',
    ],
    'an HTML page with a script': [
      {
        'public/promo.html': '<!doctype html>\n<script src="/a.js"></script>',
      },
      'file-script 2:1',
    ],
    'an HTML page in UTF-16 with a script': [
      {
        'public/promo.HTM': Buffer.from('\ufeff<script>a()</script>', 'utf16le'),
      },
      'file-script 1:3',
    ],
    'an XML file with an XHTML script': [
      {
        'public/a.xml': '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>a()</h:script></a>',
      },
      'file-script 1:43',
    ],
  },
  fine: {
    'a drawing animated by CSS': drawing(
      `<svg ${SVG}><style>@keyframes a{to{opacity:0}}:target{animation:a 1s}</style><text>Saiba onde = x; script</text></svg>`,
    ),
    'the verification file of a search engine': {
      'public/google0a1b.html': 'google-site-verification: google0a1b.html',
    },
    'a PDF': { 'public/a.pdf': '%PDF-1.4 <script>' },
  },
});
