import { expect, it } from 'vitest';
import { segmentsOf } from '../../../shared/json-pointer.ts';
import { SCHEMAS } from '../testing/site.ts';
import { fieldKind } from './kind-of.ts';
import { childNode, defaultOf, rootNode } from './schema-node.ts';

function at(id: string, pointer: string) {
  let node = rootNode(SCHEMAS, id);
  for (const key of segmentsOf(pointer)) node = childNode(SCHEMAS, node, key)!;
  return node;
}

it.each([
  ['page.schema.json', '/path', 'text'],
  ['page.schema.json', '/publishAt', 'date'],
  ['page.schema.json', '/meta', 'group'],
  ['page.schema.json', '/meta/keywords', 'texts'],
  ['sections/record-list.schema.json', '/category', 'texts'],
  ['sections/record-list.schema.json', '/category/0', 'text'],
  ['page.schema.json', '/meta/ogImage', 'picture'],
  ['page.schema.json', '/sections', 'list'],
  ['page.schema.json', '/sections/0', 'union'],
  ['sections/event.schema.json', '/startsAt', 'date'],
  ['sections/hero.schema.json', '/picture', 'picture'],
  ['sections/hero.schema.json', '/text', 'rich-text'],
  ['sections/video.schema.json', '/source', 'union'],
  ['site.schema.json', '/security/expires', 'date'],
  ['site.schema.json', '/copyrightYear', 'number'],
  ['collections/places.schema.json', '/x/seasons/0/from', 'month-day'],
  ['theme.schema.json', '/colors/ink', 'color'],
  ['theme.schema.json', '/fonts/text/standIn', 'choice'],
  ['messages.schema.json', '/notices', 'map'],
  ['messages.schema.json', '/notices/x/toast', 'switch'],
  ['consent.schema.json', '/categories/video/services', 'choices'],
  ['common.schema.json#/definitions/action', '/to', 'link'],
  ['common.schema.json#/definitions/timeChart', '/series/0/points/0/at', 'text'],
  ['form.schema.json#/definitions/Alert', '/notice', 'record'],
  ['form.schema.json#/definitions/Alert', '/rule', 'choice'],
  ['sections/video.schema.json#/definitions/files', '/mp4', 'file'],
])('the field %s %s has the kind %s', (id, pointer, kind) => {
  expect(fieldKind(SCHEMAS, at(id, pointer))).toBe(kind);
});

it.each([
  ['sections/hero-carousel.schema.json', '/intervalSeconds', 5],
  ['fields/textarea.schema.json', '/rows', 4],
  ['fields/text.schema.json', '/width', 'full'],
  ['fields/text.schema.json', '/submitted', true],
  ['fields/text.schema.json', '/required', undefined],
  ['fields/text.schema.json', '/label', undefined],
  ['integrations.schema.json', '/submissions/retentionDays', 180],
])('%s %s has the default %j', (id, pointer, value) => {
  expect(defaultOf(at(id, pointer))).toBe(value);
});
