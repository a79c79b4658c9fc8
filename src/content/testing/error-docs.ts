import { checks } from '../../blocks/checks.gen.ts';
import { diskFiles } from '../node/disk-files.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { Problem } from '../read/words/problem.ts';
import { formatText } from '../report/text.ts';
import type { Codes } from './codes/code.ts';
import { codes } from './codes/codes.gen.ts';
import { OF_LINKS } from './codes/of-links.ts';
import { OF_SYNTAX } from './codes/of-syntax.ts';
import { OF_VALUES } from './codes/of-values.ts';
import { createFixture } from './fixture.ts';

/** Those that stand in the folder of their check. */
const ofChecks = (scope: 'file' | 'site'): Codes =>
  Object.fromEntries(
    Object.entries<Codes>(codes).flatMap(([name, own]) =>
      checks[name as keyof typeof checks].scope === scope ? Object.entries(own) : [],
    ),
  );

export const CODES: Record<string, Codes> = {
  'O arquivo e o seu lugar': OF_SYNTAX,
  'Campos e valores': { ...OF_VALUES, ...ofChecks('file') },
  'Páginas, links, imagens e serviços': { ...OF_LINKS, ...ofChecks('site') },
};

const BEGINNING = `# Erros e avisos

O que o validador (\`npm run validate\`) diz, com um exemplo de cada: o lugar, o que está errado e, depois
da seta, o que fazer. O código de cada um é o título; ele não muda, e aparece em
\`npm run validate -- --format json\` e nas anotações do GitHub. Um **erro** impede a publicação; um
**aviso** não.

Este arquivo é gerado por \`npm run types\`, a partir dos testes do validador. Não o edite.
`;

/** The report of each example. */
export type Reports = Record<string, { problems: Problem[]; text: string }>;

/** All examples, one after the other in one site: to read the schemas for each takes a second. */
export function checkExamples(): Reports {
  const fixture = createFixture();
  const cachedLoad = createSiteConfigLoader(fixture.root);
  const reports: Reports = {};
  try {
    for (const [code, [, files]] of Object.values(CODES).flatMap(Object.entries<Codes[string]>)) {
      fixture.write(files);
      // A loader reads the published pages only once.
      const load = SITEMAP in files ? createSiteConfigLoader(fixture.root) : cachedLoad;
      const { problems } = load();
      reports[code] = { problems, text: formatText(problems, { files: diskFiles(fixture.root) }) };
      fixture.restore(files);
    }
  } finally {
    fixture.remove();
  }
  return reports;
}

const SITEMAP = 'dist/sitemap.xml';

/** docs/erros.md: each code with its meaning and the report of an example. */
export function errorDocs(reports: Reports): string {
  const groups = Object.entries(CODES).map(
    ([title, codes]) =>
      `\n## ${title}\n${Object.entries(codes)
        .map(
          ([code, [means]]) => `\n### \`${code}\`\n\n${means}\n\n${example(reports[code]?.text)}`,
        )
        .join('')}`,
  );
  return BEGINNING + groups.join('');
}

/** The problem itself, without the file's title and the sum. */
function example(text = ''): string {
  const lines = text.trimEnd().split('\n').slice(2, -2);
  return `\`\`\`text\n${lines.map((line) => line.replace(/^ {2}/, '')).join('\n')}\n\`\`\`\n`;
}
