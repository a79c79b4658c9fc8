import { afterEach, expect, test } from 'vitest';
import { createSchemas } from '../../../content/read/schema/schema.ts';
import { createFixture } from '../../../content/testing/fixture.ts';
import { openDiskSite } from './disk-site.ts';
import { setupOf } from './setup.ts';

let fixture: ReturnType<typeof createFixture>;
afterEach(() => fixture.remove());

const collection = (name: string, property: object) => ({
  title: name,
  typeName: name,
  type: 'object',
  additionalProperties: { properties: { title: { title: 'Nome', text: 60 }, property } },
});

test('the studio checks by the schemas that the validator does: a broken one takes none down that names it', () => {
  fixture = createFixture({
    'blocks/collections/courses/schema.json': collection('Courses', { refersTo: 'news' }),
    'blocks/collections/news/schema.json': collection('News', { text: '60' }),
  });
  const { schemas, broken } = setupOf(openDiskSite(fixture.root));
  expect(broken.map(({ folder }) => folder)).toEqual(['blocks/collections/news']);
  // Of the broken one, what is right.
  expect(JSON.stringify(schemas['collections/news.schema.json'])).not.toContain('"60"');
  const made = createSchemas(new Map(Object.entries(schemas)), undefined, true);
  for (const name of ['courses', 'news']) {
    const { errors } = made.check(`collections/${name}.schema.json`, { a: { title: 'Curso' } });
    expect(errors).toEqual([]);
  }
});
