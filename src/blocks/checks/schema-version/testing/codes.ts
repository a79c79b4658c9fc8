import type { Codes } from '../../../../content/testing/codes/code.ts';
import { slip } from '../../../../content/testing/fixture.ts';

const of = (version: number) =>
  slip('site-config/site.json', /"schemaVersion": \d+/, `"schemaVersion": ${version}`);

export const codes: Codes = { 'schema-outdated': of(3), 'schema-newer': of(1000) };
