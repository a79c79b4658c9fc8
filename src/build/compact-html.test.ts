import { expect, test } from 'vitest';
import { compactHtml } from './compact-html.ts';

test('keeps the class names that a style sheet selects, and all that are not MUI’s', () => {
  const html =
    '<p class="MuiTypography-root c-1">a</p><input class="MuiInput-root"><b class="MuiB-root Mui-on c-2">';
  const css = '.c-1{}.c-2.Mui-on{}';
  expect(compactHtml(html, css)).toBe('<p class="c-1">a</p><input><b class="Mui-on c-2">');
});

test('does not keep a name that is only the start of a selected one', () => {
  expect(compactHtml('<p class="MuiA-root">', '.MuiA-rootLarge{}')).toBe('<p>');
});

test('tags without content have no slash; texts keep theirs', () => {
  const text = '<script>{"text":"a \\"/> b"}</script>';
  expect(compactHtml(`<link rel="icon" href="/a.svg"/>${text}<img alt=""/><br/>`, '')).toBe(
    `<link rel="icon" href="/a.svg">${text}<img alt=""><br/>`,
  );
});
