import { expect, it } from 'vitest';
import { isObject, walk } from '../../../lib/json.ts';
import { readEngineSchemas } from '../../node/read-schemas.ts';
import { PROJECT } from '../../testing/fixture.ts';
import { resolved } from './snippet-body.ts';

/** Words that are the same in both languages. */
const SAME = ['CRM', 'Links', 'Webhook', 'WhatsApp'];

const source = readEngineSchemas(PROJECT);
const files = [...source.files];

/** What an editor reads above a value: the schema's own title, or that of what it leads to. */
const titleOf = (given: unknown, base: string): string =>
  String((isObject(given) ? given.title : undefined) ?? resolved(source, given, base).schema.title);

/** The fields of each object that a schema describes. */
const objects = files.flatMap(([id, schema]) => {
  const found: { at: string; titles: Record<string, string> }[] = [];
  walk(schema, (value, pointer, key) => {
    if (key !== 'properties' || !isObject(value)) return;
    const titles = Object.entries(value).map(([name, given]) => [name, titleOf(given, id)]);
    found.push({ at: id + pointer, titles: Object.fromEntries(titles) });
  });
  return found;
});

/** Files, definitions, and all that is a type. */
const concepts = files.flatMap(([id, schema]) => {
  const found: { at: string; name: string; title: string }[] = [];
  walk(schema, (value, pointer) => {
    const named = pointer === '' || /^\/definitions\/[^/]+$/.test(pointer);
    if (isObject(value) && (named || value.typeName !== undefined))
      found.push({ at: id + pointer, name: String(value.typeName), title: String(value.title) });
  });
  return found;
});

/** A capital, then words, no full stop; and not a name of the format or of TypeScript. */
const isTitle = (title: string, name: string) =>
  /^\p{Lu}\p{L}*(,?[ -][\p{L}\d]+)*$/u.test(title) &&
  title.length <= 32 &&
  (SAME.includes(title) ||
    (!/^\w*[a-z][A-Z]\w*$/.test(title) && title.toLowerCase() !== name.toLowerCase()));

it('every field and every type has a short Portuguese title', () => {
  const fields = objects.flatMap(({ at, titles }) =>
    Object.entries(titles).map(([name, title]) => ({ at: `${at}/${name}`, name, title })),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect([...fields, ...concepts].filter(({ title, name }) => !isTitle(title, name))).toEqual([]);
});

it('no two fields of an object have the same title', () => {
  for (const { at, titles } of objects) {
    const all = Object.values(titles);
    const twice = all.filter((title, index) => all.indexOf(title) < index);
    expect(twice, at).toEqual([]);
  }
});
