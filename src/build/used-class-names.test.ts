import { expect, test } from 'vitest';
import { withUsedClassNames } from './used-class-names.ts';

test('keeps the class names that a style selects, and all that are not MUI’s', () => {
  const html =
    '<p class="MuiTypography-root c-1">a</p><input class="MuiInput-root"><b class="MuiB-root Mui-on c-2">';
  const css = '.c-1{}.c-2.Mui-on{}';
  expect(withUsedClassNames(html, css)).toBe('<p class="c-1">a</p><input><b class="Mui-on c-2">');
});

test('a name that is the start of another is not that one', () => {
  expect(withUsedClassNames('<p class="MuiA-root">', '.MuiA-rootLarge{}')).toBe('<p>');
});
