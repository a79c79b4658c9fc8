import { expect, test } from 'vitest';
import { sectionModules } from './section-modules.ts';

test('of each hydrated type the modules it is rendered with, but those that every page starts with', () => {
  const form = 'src/blocks/sections/form/form.tsx';
  const own = '../site/blocks/sections/own-one/own-one.tsx';
  const manifest = {
    'src/app/browser.tsx': { file: 'app.js', imports: ['engine'], dynamicImports: [] },
    engine: {
      file: 'engine.js',
      dynamicImports: [form, own, 'static', 'src/app/shell/footer.tsx'],
    },
    [form]: { file: 'form.js', imports: ['engine', 'layout'], dynamicImports: ['other'] },
    layout: { file: 'layout.js', dynamicImports: ['src/forms/ui/config-form.tsx'] },
    'src/forms/ui/config-form.tsx': { file: 'config-form.js', imports: ['layout'] },
    other: { file: 'other.js' },
    [own]: { file: 'own.js' },
    static: { file: 'static.js', dynamicImports: ['src/blocks/sections/hero/hero.tsx'] },
    'src/blocks/sections/hero/hero.tsx': { file: 'hero.js' },
  };
  expect(sectionModules(manifest, new Set(['/app.js', '/engine.js']))).toEqual({
    form: ['/form.js', '/layout.js', '/config-form.js'],
    'own-one': ['/own.js'],
  });
});
