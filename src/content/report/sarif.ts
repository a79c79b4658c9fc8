import type { Problem } from '../problem.ts';

/** The log that code scanning shows on the lines of a pull request: SARIF 2.1.0. */
export function formatSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const driver = { name: 'site-config', rules: codes.map(ruleOf) };
  const results = problems.map((problem) => resultOf(problem, codes.indexOf(problem.code)));
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const ruleOf = (code: string) => ({
  id: code,
  shortDescription: { text: `Conferência de site-config: ${code}` },
  help: { text: 'Cada mensagem diz o que corrigir. Veja docs/guia-do-editor.md.' },
});

const resultOf = (
  { severity, code, file, line, column, message, hint }: Problem,
  ruleIndex: number,
) => ({
  ruleId: code,
  ruleIndex,
  level: severity,
  message: { text: hint ? `${message}\n${hint}` : message },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
        region: { startLine: line, startColumn: column },
      },
    },
  ],
});
