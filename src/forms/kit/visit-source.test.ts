import { afterEach, expect, test, vi } from 'vitest';
import { readVisitSource } from './visit-source.ts';

afterEach(() => vi.unstubAllGlobals());

function sourceOf(visit: string | null) {
  vi.stubGlobal('location', { origin: 'https://www.fortim.example' });
  vi.stubGlobal('sessionStorage', { getItem: () => visit });
  return readVisitSource();
}

test.each([
  ['/a  ', { page: '/a' }],
  ['/a https://b.example ', { page: '/a', referrer: 'https://b.example' }],
  ['/a https://www.fortim.example ', { page: '/a' }],
  [
    '/a  utm_source=um,dois+3,utm_term=%C3%A7',
    { page: '/a', utm_source: 'um,dois 3', utm_term: 'ç' },
  ],
  ['/a  utm_source=,utm_id=7,utm_medium=%E0%A4', { page: '/a', utm_medium: '\ufffd' }],
  ['/a  utm_source=a%2540b.example,utm_term=a@b.example', { page: '/a' }],
  ['/convite/ana@b.example  utm_source=x', { utm_source: 'x' }],
  [`/${'a'.repeat(200)}  utm_source=${'b'.repeat(201)}`, {}],
  ['', undefined],
  [null, undefined],
])('of the recorded visit %j, %j is sent', (visit, source) => {
  expect(sourceOf(visit)).toEqual(source);
});
