import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './quote.tsx';

const linesBelow = (html: string) =>
  Array.from(html.split('<figcaption')[1]!.matchAll(/>([^<>{}]+)</g), ([, text]) => text);

test('a quotation of a private person has no line for a company', () => {
  const said = { content: 'Abre sola.', name: 'M. Rey', role: 'Propietaria' };
  expect(linesBelow(renderToStaticMarkup(<Quote {...said} />))).toEqual(['M. Rey', 'Propietaria']);
  expect(linesBelow(renderToStaticMarkup(<Quote {...said} company="Rey S.L." />))).toEqual([
    'M. Rey',
    'Propietaria',
    'Rey S.L.',
  ]);
});
