// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { showProblems } from './overlay.ts';

it('speaks its own language in a page that is written from right to left', () => {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  const position = 'site-config/site.json:3:5';
  const shown = {
    position,
    absolutePosition: `/${position}`,
    excerpt: ['  "name": 7', '          ^'],
  };
  showProblems([{ ...shown, message: 'Não serve.', severity: 'warning', fixable: false }]);
  const root = document.getElementById('site-config-problems')?.shadowRoot;
  for (const part of ['dialog', '.opener'])
    expect(root?.querySelector(part)?.getAttribute('dir')).toBe('ltr');
  expect(root?.querySelector('dialog')?.lang).toBe('pt-BR');
  expect(root?.querySelector('pre')?.dir).toBe('ltr');
});
