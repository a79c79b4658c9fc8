import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

test('files are named with the letters that an address has in percent signs', () => {
  expect(pageFiles('dist', `/diario/${encodeURIComponent('أخبار')}`)).toEqual({
    html: 'dist/diario/أخبار.html',
    json: 'dist/_page/diario/أخبار.json',
    jpg: 'dist/og/diario/أخبار.jpg',
  });
});
