import { expect, it } from 'vitest';
import { slip } from '../../../content/testing/fixture.ts';
import { ofCodes, setUpReports } from '../../../content/testing/set-up-reports.ts';
import { testCheck } from '../../../content/testing/test-check.ts';
import { checkSchemaVersion } from './schema-version.ts';

const of = (line: string) => slip('site-config/site.json', /"schemaVersion": \d+,/, line);

testCheck(checkSchemaVersion, {
  reported: {
    'a site of an earlier number': [of('"schemaVersion": 3,'), 'schema-outdated /schemaVersion'],
    'a site without a number, which is of 1': [of(''), 'schema-outdated /schemaVersion'],
    'a site of a later number': [of('"schemaVersion": 1000,'), 'schema-newer /schemaVersion'],
  },
  fine: { 'what the schema refuses': of('"schemaVersion": "3",') },
});

const reportOf = setUpReports(ofCodes('schema-outdated', 'file-unknown'));

it('is told before the problems of all other files, and no fix raises the number', () => {
  const { problems } = reportOf({
    ...of('"schemaVersion": 3,'),
    'site-config/collections/aaa.json': {},
  });
  expect(problems.map(({ code }) => code)).toEqual(['schema-outdated', 'file-unknown']);
  expect(problems[0]?.fix).toBeUndefined();
});
