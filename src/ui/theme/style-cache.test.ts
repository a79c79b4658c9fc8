import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { expect, test } from 'vitest';
import { adoptStyles, createStyleCache, stylesOf, styleTag } from './style-cache.ts';

const box = css({ display: 'flex', userSelect: 'none', '&:hover': { transform: 'none' } });
const other = css({ color: 'red' });

function filled() {
  const cache = Object.assign(createStyleCache(), { compat: true });
  for (const style of [box, other]) insertStyles(cache, style, true);
  return cache;
}

test('the styles that HTML uses are returned, with the only vendor prefix that is needed', () => {
  expect(stylesOf(filled(), `<p class="c-${box.name}">`, new Set())).toBe(
    `.c-${box.name}{display:flex;-webkit-user-select:none;user-select:none;}.c-${box.name}:hover{transform:none;}`,
  );
});

test('styles in the style tag are not inserted again', () => {
  const cache = createStyleCache();
  adoptStyles(
    cache,
    styleTag(stylesOf(filled(), `<p class="x c-${other.name} c-${box.name}">`, new Set())),
  );
  expect(cache.inserted).toEqual({ [other.name]: true, [box.name]: true });
});
