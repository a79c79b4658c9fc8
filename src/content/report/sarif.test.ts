import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import type { Problem } from '../read/words/problem.ts';
import { formatSarif } from './report.ts';

const text = { type: 'string', minLength: 1 };
const from = (minimum: number) => ({ type: 'integer', minimum });
const list = (items: object) => ({ type: 'array', items, uniqueItems: true });
const closed = (required: string[], properties: Record<string, object>) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const message = closed(['text'], { text });

/** The part of the standard's schema that is used here, with what code scanning asks for besides. */
const isSarif = new Ajv().compile(
  closed(['version', 'runs'], {
    $schema: text,
    version: { const: '2.1.0' },
    runs: list(
      closed(['tool', 'results'], {
        tool: closed(['driver'], {
          driver: closed(['name', 'rules'], {
            name: text,
            rules: list(
              closed(['id', 'shortDescription', 'help'], {
                id: text,
                shortDescription: message,
                help: message,
              }),
            ),
          }),
        }),
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: {
          type: 'array',
          items: closed(['message', 'ruleId', 'locations'], {
            ruleId: text,
            ruleIndex: from(0),
            level: { enum: ['none', 'note', 'warning', 'error'] },
            message,
            locations: list(
              closed(['physicalLocation'], {
                physicalLocation: closed(['artifactLocation', 'region'], {
                  artifactLocation: closed(['uri'], {
                    uri: { type: 'string', pattern: '^[\\w%./-]+$' },
                  }),
                  region: closed(['startLine'], { startLine: from(1), startColumn: from(1) }),
                }),
              }),
            ),
          }),
        },
      }),
    ),
  }),
);

const problem: Problem = {
  severity: 'error',
  code: 'link-missing',
  file: 'site-config/pages/a ç.json',
  line: 3,
  column: 8,
  pointer: '/a',
  message: 'Não existe.',
  hint: 'Corrija.',
};
const warning: Problem = { ...problem, severity: 'warning', code: 'a-warning', line: 9 };

it('is valid SARIF 2.1.0, with and without problems', () => {
  for (const problems of [[], [problem, warning, problem]]) {
    expect(isSarif(JSON.parse(formatSarif(problems))), isSarif.errors?.[0]?.instancePath).toBe(
      true,
    );
  }
});

it('gives each problem its rule, message and location', () => {
  const { driver, results } = (({ runs: [{ tool, results }] }) => ({ ...tool, results }))(
    JSON.parse(formatSarif([problem, warning])),
  );
  expect(driver.rules.map(({ id }: { id: string }) => id)).toEqual(['a-warning', 'link-missing']);
  expect(results).toMatchObject([
    {
      ruleId: 'link-missing',
      ruleIndex: 1,
      level: 'error',
      message: { text: 'Não existe.\nCorrija.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'site-config/pages/a%20%C3%A7.json' },
            region: { startLine: 3, startColumn: 8 },
          },
        },
      ],
    },
    { ruleId: 'a-warning', ruleIndex: 0, level: 'warning' },
  ]);
});
