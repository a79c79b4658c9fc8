import { afterEach, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { artigo, diario, list } from '../../../content/testing/diario.ts';
import { ofFixtureSite } from '../../../content/testing/edits.ts';
import { createFixture, type Fixture } from '../../../content/testing/fixture.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { categories } from '../categories/testing/codes.ts';
import { checkListPositions } from './list-positions.ts';
import { codes } from './testing/codes.ts';

testCheck(checkListPositions, {
  reported: {
    'a page of records that says no position': [
      codes['position-missing'] ?? {},
      'position-missing pages/nova.json#/sections/1/order',
    ],
  },
  fine: { 'no list by position': categories(['Ciências', 'Artes']) },
});

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** What is told of a list by position of articles with these numbers. */
function toldOf(positions: Record<string, JsonObject>) {
  const records = Object.entries(positions).map(([id, part]) => [id, artigo(part)]);
  fixture = createFixture({
    ...diario(Object.fromEntries(records)),
    'site-config/pages/diario.json': list({ order: 'position' }),
  });
  const { problems } = createSiteConfigLoader(fixture.root)();
  return problems.filter(({ code }) => code === 'position-missing');
}

it('names the records without a number', () => {
  expect(toldOf({ um: { position: 1 }, dois: {}, zero: { position: 0 } })).toMatchObject([
    {
      severity: 'warning',
      file: 'site-config/pages/diario.json',
      pointer: '/sections/1/order',
      hint: { values: { ids: 'dois', more: '' } },
    },
  ]);
});

it('is quiet where each has one', () => {
  expect(toldOf({ um: { position: 1 }, zero: { position: 0 } })).toEqual([]);
});

it('tells it of the options of a form too', () => {
  const form = ofFixtureSite('forms/consultoria.json') as JsonObject;
  const field = { type: 'select', name: 'artigo', label: 'Artigo', optionsFrom: 'diario' };
  fixture = createFixture({
    ...diario({ um: artigo({ position: 1 }), dois: artigo({ title: 'Dois' }) }),
    'site-config/forms/contato.json': {
      ...form,
      fields: [{ ...field, optionsOrder: 'position' }, ...(form.fields as JsonObject[])],
    },
  });
  const { problems } = createSiteConfigLoader(fixture.root)();
  expect(problems.filter(({ code }) => code === 'position-missing')).toMatchObject([
    {
      file: 'site-config/forms/contato.json',
      pointer: '/fields/0/optionsOrder',
      hint: { values: { ids: 'dois' } },
    },
  ]);
});
