import type { Files } from '../testing/fixture.ts';
import { testCheck } from '../testing/test-check.ts';
import { checkFileScripts } from './file-scripts.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (text: string): Files => ({ 'public/imagens/novo.svg': text });

testCheck(checkFileScripts, {
  told: {
    'a script in a drawing': drawing(
      `<svg ${SVG}>\n  <script>fetch('//a.example')</script>\n</svg>`,
    ),
    'a script of another name': drawing(
      `<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>`,
    ),
    'an event': drawing(`<svg ${SVG}\n  onload="alert(1)"/>`),
    'a link that runs': drawing(`<svg ${SVG}><a href=" JavaScript:alert(1)"/></svg>`),
    'a style sheet that is a program': drawing(
      `<?xml-stylesheet type="text/xsl" href="a.xsl"?><svg ${SVG}/>`,
    ),
    'a page with a script': {
      'public/promo.html': '<!doctype html>\n<script src="/a.js"></script>',
    },
    'a text in UTF-16': {
      'public/promo.HTM': Buffer.from('\ufeff<script>a()</script>', 'utf16le'),
    },
    'XML that is a page': {
      'public/a.xml': '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>a()</h:script></a>',
    },
  },
  fine: {
    'a drawing that moves by CSS': drawing(
      `<svg ${SVG}><style>@keyframes a{to{opacity:0}}:target{animation:a 1s}</style><text>Saiba onde = x; script</text></svg>`,
    ),
    'the file by which a search engine knows the owner': {
      'public/google0a1b.html': 'google-site-verification: google0a1b.html',
    },
    'a PDF': { 'public/a.pdf': '%PDF-1.4 <script>' },
  },
});
