import { expect, test } from 'vitest';
import type { PageData } from '../../../ui/data/types.ts';
import type { Json } from '../../shared/protocol.ts';
import { previewTyping } from './preview-typing.ts';

const raw = (title: string, text = 'Um **texto**.', icon = 'Lock'): Json => ({
  path: '/a',
  sections: [
    { type: 'hero', title },
    { type: 'prose', text, icon, rows: [1] },
  ],
});
const compiled = (drawn?: Json) =>
  ({
    page: { ...(raw('A') as object), ...(drawn && { sections: drawn }) },
    assets: {
      icons: { Lock: [] },
      pictures: {},
      texts: { 'Um **texto**.': [{ type: 'text', value: 'Um texto.' }] },
      records: { partners: { vedra: {} } },
    },
  }) as unknown as PageData;

test('typed letters are shown at once if they are a text of the page', () => {
  const typed = previewTyping(compiled(), raw('A'), raw('Ab'));
  expect(typed?.page).toMatchObject({ sections: [{ title: 'Ab' }, { icon: 'Lock' }] });
  expect(compiled().page).toMatchObject({ sections: [{ title: 'A' }, {}] });
});

test('rich text has a plain node until it is parsed', () => {
  const typed = previewTyping(compiled(), raw('A'), raw('A', 'Um **texto**!'));
  expect(typed?.assets.texts['Um **texto**!']).toEqual([{ type: 'text', value: 'Um **texto**!' }]);
});

test('a text that is compiled to something else waits for the server', () => {
  const typed = previewTyping(
    compiled([{ type: 'hero', title: 'Desenhado' }]),
    raw('A'),
    raw('Ab'),
  );
  expect(typed?.page).toMatchObject({ sections: [{ title: 'Desenhado' }] });
});

test('another record waits for the server, which sends it', () => {
  const strip = (...partners: string[]): Json => ({
    path: '/a',
    sections: [{ type: 'partner-strip', partners }],
  });
  expect(previewTyping(compiled(), strip('vedra'), strip('outra'))).toBeUndefined();
});

test('a change other than typing waits for the server', () => {
  expect(previewTyping(compiled(), raw('A'), raw('A'))).toBeUndefined();
  expect(previewTyping(compiled(), raw('A'), raw('A', 'Um **texto**.', 'Shield'))).toBeUndefined();
  expect(previewTyping(compiled(), raw('A'), { path: '/a', sections: [] })).toBeUndefined();
  const rows: Json = {
    path: '/a',
    sections: [
      { type: 'hero', title: 'A' },
      { type: 'prose', text: 'Um **texto**.', icon: 'Lock', rows: [2] },
    ],
  };
  expect(previewTyping(compiled(), raw('A'), rows)).toBeUndefined();
});
