import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { artigo, diario } from '../content/testing/diario.ts';
import { createFixture, type Fixture } from '../content/testing/fixture.ts';
import { writeSiteTypes } from './write-types.ts';

let fixture: Fixture;
afterEach(() => fixture.remove());

const isThere = (file: string) => existsSync(join(fixture.root, file));

test('types are made for code alone: a site whose blocks are schemas needs no package for them', async () => {
  fixture = createFixture(diario({ um: artigo() }));
  await writeSiteTypes(fixture.root, false);
  expect(isThere('.vscode/schemas/page.gen.json')).toBe(true);
  expect(isThere('blocks/types.gen.ts')).toBe(false);
  fixture.write({ 'blocks/collections/diario/traits.ts': 'export const traits = {};' });
  await writeSiteTypes(fixture.root, false);
  expect(isThere('blocks/types.gen.ts')).toBe(true);
});
