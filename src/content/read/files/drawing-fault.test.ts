import { expect, test } from 'vitest';
import { projectRoot } from '../../../node/project.ts';
import { wordsIn } from '../../../words/node/catalogues.ts';
import { drawingFault } from './drawing-fault.ts';

const { worded } = wordsIn('en', projectRoot);

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${more}>${inside}</svg>`;

test.each([
  [svg('\n<g>\n<path d="M0 0">\n</g>'), 3, '“path” is opened there and never closed.'],
  [`${svg('\n<g/>').replace('</svg>', '')}<g>`, 2, '“g” is opened there and never closed.'],
  [svg('\n<text>Salt & vinegar</text>'), 2, 'A “&” stands there alone: write “&amp;”.'],
  [svg('\n<text>a&nbsp;b</text>'), 2, 'A “&” stands there alone: write “&amp;”.'],
  [
    svg('\n<rect width=10 height="3"/>'),
    2,
    'An attribute there is written twice, or without quotation marks.',
  ],
  [
    svg('\n<g id="a" id="b"/>'),
    2,
    'An attribute there is written twice, or without quotation marks.',
  ],
  [
    svg('\n<use xlink:href="#a"/>'),
    2,
    '“xlink:” isn’t declared: add “xmlns:xlink” to the element “svg”, or remove what begins with it.',
  ],
  ['<svg viewBox="0 0 1 1"/>', 1, 'The element “svg” lacks xmlns="http://www.w3.org/2000/svg".'],
  [svg('\n<!-- a -- b -->'), 2, 'What stands there isn’t XML.'],
])('%s', (text, line, told) => {
  const fault = drawingFault(text);
  expect(fault).toMatchObject({ line, column: expect.any(Number) });
  expect(fault && worded(fault.what)).toBe(told);
});

test.each([
  svg('<path d="M0 0"/>'),
  svg('<style><![CDATA[a & b]]></style>'),
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" viewBox="0 0 1 1"/>`,
])('nothing is told of what is right: %s', (text) => {
  expect(drawingFault(text)).toBeUndefined();
});
