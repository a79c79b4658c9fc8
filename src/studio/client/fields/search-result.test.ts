import { expect, it } from 'vitest';
import { searchResult } from './page-previews.tsx';

const page = { path: '/servicos/nsoc', title: 'NOC e SOC', description: 'Uma sala só.' };

it('shows the address as steps, and short texts in full', () => {
  expect(searchResult(page, 'https://www.a.example')).toEqual({
    address: 'www.a.example › servicos › nsoc',
    title: 'NOC e SOC',
    description: 'Uma sala só.',
  });
  expect(searchResult({ ...page, path: '/' }, 'https://a.example').address).toBe('a.example');
});

it('cuts long texts at a word', () => {
  const title = `${'palavra '.repeat(7)}| Forte`;
  expect(searchResult({ ...page, title }, '').title).toBe(`${'palavra '.repeat(7).trim()} …`);
  const description = 'Uma frase. '.repeat(20);
  const cut = searchResult({ ...page, description }, '').description;
  expect(cut.length).toBeLessThanOrEqual(157);
  expect(cut).toMatch(/frase …$|Uma …$/);
});
