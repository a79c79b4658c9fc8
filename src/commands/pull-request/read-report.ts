import { lstatSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { CorrectedProblem } from '../../content/report/corrections.ts';

const LARGEST_BYTES = 5_000_000;

const line = { type: 'integer', minimum: 1 };
const text = { type: 'string' };
/** Relative, and nowhere but down. */
const file = { ...text, maxLength: 300, pattern: '^(?!([^]*/)?\\.{0,2}(/|$))' };

const isReport = new Ajv().compile<{ problems: CorrectedProblem[] }>({
  type: 'object',
  required: ['problems'],
  properties: {
    problems: {
      type: 'array',
      maxItems: 50_000,
      items: {
        type: 'object',
        required: ['severity', 'file', 'line', 'message'],
        properties: {
          severity: { enum: ['error', 'warning'] },
          file,
          line,
          message: text,
          hint: text,
          corrections: {
            type: 'array',
            items: {
              type: 'object',
              required: ['before', 'after'],
              properties: { before: text, after: text },
            },
          },
        },
      },
    },
  },
});

/** The problems of a report that a pull request's own code has written; undefined for anything else. */
export function readReport(path: string): CorrectedProblem[] | undefined {
  try {
    const found = lstatSync(path); // not what a link leads to
    if (!found.isFile() || found.size > LARGEST_BYTES) return undefined;
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isReport(report) ? report.problems : undefined;
  } catch {
    return undefined;
  }
}
