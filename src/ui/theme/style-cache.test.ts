import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { expect, test } from 'vitest';
import { adoptStyles, createStyleCache, styleTag } from './style-cache.ts';

const box = css({ display: 'flex', userSelect: 'none', '&:hover': { transform: 'none' } });
const other = css({ color: 'red' });

test('styles have the only vendor prefix that is needed, and are not inserted again', () => {
  const written = Object.assign(createStyleCache(), { compat: true });
  for (const style of [box, other]) insertStyles(written, style, true);
  expect(written.inserted[box.name]).toBe(
    `.c-${box.name}{display:flex;-webkit-user-select:none;user-select:none;}.c-${box.name}:hover{transform:none;}`,
  );
  const cache = createStyleCache();
  adoptStyles(cache, styleTag(Object.values(written.inserted).join('')));
  expect(cache.inserted).toEqual({ [other.name]: true, [box.name]: true });
});
