import { parseArgs } from 'node:util';
import { contentRoot } from './lib/project.ts';
import { runCommand } from './lib/user-error.ts';
import { CannotRun, createSiteConfigLoader } from './site-config/index.ts';
import { type ReportFormat, reports } from './site-config/report/report.ts';

const HELP = `Confere tudo o que há em site-config/.

  npm run validate -- [--format text|json|github] [--site PASTA]

  --format  text (para ler, o padrão), json (para programas) ou github (anotações no pull request)
  --site    a pasta que contém site-config/ e public/ (padrão: este projeto)

Termina com 0 se não há erros, 1 se há, 2 se não foi possível conferir.
`;

interface Options {
  format: ReportFormat;
  help: boolean;
}

function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'text' },
        site: { type: 'string' }, // lib/project.ts reads it
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const { format, help } = values;
    if (!Object.hasOwn(reports, format)) throw new Error(format);
    return { format: format as ReportFormat, help };
  } catch {
    throw new CannotRun(`Opção desconhecida em: ${args.join(' ')}\n\n${HELP}`);
  }
}

/** Prints the report and gives the exit code. */
function main(args: string[]): number {
  const { format, help } = readOptions(args);
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { problems, config } = createSiteConfigLoader(contentRoot)();
  const colors = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
  process.stdout.write(reports[format](problems, { root: contentRoot, colors, config }));
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

await runCommand(() => {
  process.exitCode = main(process.argv.slice(2));
});
