import { afterAll, expect, test } from 'vitest';
import { seasons } from '../../blocks/collections/places/testing/codes.ts';
import { worded } from '../../words/reader.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { createFixture, type Files } from '../testing/fixture.ts';
import { nextChange } from './next-change.ts';

const NOVA = 'site-config/pages/nova.json';
const timeZone = 'America/Sao_Paulo';
const files = seasons([['Verão', '12-01', '02-28']], {
  hours: [{ days: ['sunday'], times: ['09:00-18:00'] }],
});
const fixtures: { remove(): void }[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
});

function nextOn(now: string, changes: Files = {}) {
  const fixture = createFixture({ ...files, ...changes });
  fixtures.push(fixture);
  const { config } = createSiteConfigLoader(fixture.root)();
  const change = nextChange(config!, { now: Date.parse(now), timeZone });
  return change && worded(change);
}

const CHANGE = 'Próxima mudança: 1/12/2026 00:00, /nova passa a ter outro horário.';

test('the next change is the day on which a season begins, and on which it is over', () => {
  expect(nextOn('2026-11-30T15:00:00Z')).toBe(CHANGE);
  expect(nextOn('2026-12-01T02:59:00Z')).toBe(CHANGE);
  expect(nextOn('2026-12-01T03:00:00Z')).toBe(CHANGE.replace('1/12/2026', '1/3/2027'));
});

test('not of a page that nobody sees then', () => {
  const page = files[NOVA] as object;
  expect(nextOn('2026-11-30T15:00:00Z', { [NOVA]: { ...page, draft: true } })).toBeUndefined();
  const later = { [NOVA]: { ...page, publishAt: '2026-12-10' } };
  expect(nextOn('2026-11-30T15:00:00Z', later)).toMatch(/10\/12\/2026 00:00, \/nova entra/);
});
