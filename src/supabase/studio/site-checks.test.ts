import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteToCheck } from '../../../supabase/functions/studio/site-checks.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { DRAWING_ELEMENTS, FORBIDDEN_ELEMENTS } from '../../lib/drawings.ts';
import { projectRoot } from '../../node/project.ts';
import { cleanSvg } from '../../studio/server/pictures/clean-svg.ts';
import { isCleanDrawing } from './clean-drawing.ts';
import { withoutUnconcerned } from './concerned.ts';
import { fixtureChecks } from './testing.ts';

const site = fixtureChecks();
const files = new Map<string, number>();
const published = new Map<string, string>();
for (const folder of ['site-config', 'public'])
  for (const { parentPath, name } of readdirSync(join(FIXTURE_SITE, folder), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const file = path.slice(FIXTURE_SITE.length + 1);
    files.set(file, statSync(path).size);
    if (folder === 'site-config') published.set(file, readFileSync(path, 'utf8'));
  }

function changing(changes: Record<string, string | undefined>): SiteToCheck {
  const texts = new Map(published);
  const after = new Map(files);
  const before = new Map<string, string>();
  for (const [file, text] of Object.entries(changes)) {
    const was = published.get(file);
    if (was !== undefined) before.set(file, was);
    if (text === undefined) {
      texts.delete(file);
      after.delete(file);
    } else {
      if (file.startsWith('site-config/')) texts.set(file, text);
      after.set(file, text.length);
    }
  }
  return {
    files: after,
    texts,
    before,
    changed: new Map(Object.entries(changes)),
    now: Date.now(),
  };
}
const text = (file: string) => published.get(`site-config/${file}`) ?? '';
const codes = (changes: Record<string, string | undefined>) =>
  site.check(changing(changes)).map(({ file, code }) => `${file} ${code}`);

test('the site as it is has no error, and a page that vanishes under its links has', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ 'site-config/pages/sobre.json': undefined })).not.toEqual([]);
});

test('what was wrong elsewhere already does not hold up a change, but what the change makes wrong does', () => {
  const navigation = 'site-config/navigation.json';
  const wrong = published.get(navigation);
  published.set(navigation, (wrong ?? '').replace('"to": "/sobre"', '"to": "/nao-existe"'));
  const title = text('pages/sobre.json').replace(/"title": "/, '"title": "X');
  expect(codes({ 'site-config/pages/sobre.json': title })).toEqual([]);
  expect(codes({ [navigation]: `${published.get(navigation)} ` })).not.toEqual([]);
  published.set(navigation, wrong ?? '');
});

/** As a site is looked at that is too large to be looked at as a whole. */
const reduced = (given: SiteToCheck) => withoutUnconcerned(given, 0);

test('of a large site, pages that nothing concerns are left out, and the rest is valid', () => {
  const about = 'site-config/pages/sobre.json';
  const { reduced: small, left } = reduced(changing({ [about]: `${text('pages/sobre.json')} ` }));
  expect(left.size).toBeGreaterThan(5);
  expect(left.has(about)).toBe(false);
  expect(site.check({ ...small, changed: new Map() })).toEqual([]);
});

test('of a large site, pages stay that name what goes away, and those that a change leads into', () => {
  const gone = reduced(changing({ 'site-config/pages/sobre.json': undefined }));
  const naming = [...published].filter(([, one]) => /["(]\/sobre["#)]/.test(one));
  expect(naming.length).toBeGreaterThan(0);
  for (const [file] of naming) expect(gone.left.has(file), file).toBe(false);
  const contact = text('pages/fale-conosco.json');
  const { path } = JSON.parse(text('pages/materiais.json'));
  const into = reduced(
    changing({
      'site-config/pages/fale-conosco.json': contact.replace(
        /"text": "/,
        `"text": "[x](${path}#a) `,
      ),
    }),
  );
  expect(into.left.has('site-config/pages/materiais.json')).toBe(false);
});

test('the list of what draws is that of the sanitizer, less what is forbidden', () => {
  const source = readFileSync(join(projectRoot, 'node_modules/dompurify/src/tags.ts'), 'utf8');
  const listed = (name: string) => {
    const [, list = ''] =
      new RegExp(`export const ${name} = freeze\\(\\[([^\\]]*)\\]`).exec(source) ?? [];
    return [...list.matchAll(/'([\w-]+)'/g)].map(([, tag = '']) => tag);
  };
  const allowed = [...listed('svg'), ...listed('svgFilters'), 'use'];
  const forbidden = new Set(FORBIDDEN_ELEMENTS.map((name) => name.toLowerCase()));
  const wanted = allowed.map((name) => name.toLowerCase()).filter((name) => !forbidden.has(name));
  expect([...DRAWING_ELEMENTS].map((name) => name.toLowerCase()).sort()).toEqual(
    [...new Set(wanted)].sort(),
  );
});

const drawings = [FIXTURE_SITE, projectRoot].flatMap((root) =>
  readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => readFileSync(join(root, 'public', name)))
    // The studio takes none that does not say its size.
    .filter((drawing) => /<svg[^>]*\sviewBox=/.test(drawing.toString())),
);

test('what the studio leaves of a drawing is clean', () => {
  expect(drawings.length).toBeGreaterThan(5);
  for (const drawing of drawings.slice(0, 30)) {
    const { text } = cleanSvg(drawing);
    expect(isCleanDrawing(text), text.slice(0, 300)).toBe(true);
  }
});
