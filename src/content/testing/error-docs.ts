import { checks } from '../../blocks/checks.gen.ts';
import { blockFolders } from '../../node/block-folders.ts';
import { msg } from '../../words/message.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { currentWords, speak } from '../../words/reader.ts';
import type { Words } from '../../words/words.ts';
import { diskFiles } from '../node/disk-files.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import type { Problem } from '../read/words/problem.ts';
import { formatText } from '../report/text.ts';
import type { Codes } from './codes/code.ts';
import { codes } from './codes/codes.gen.ts';
import { OF_LINKS } from './codes/of-links.ts';
import { OF_SYNTAX } from './codes/of-syntax.ts';
import { OF_VALUES } from './codes/of-values.ts';
import { createFixture, type Files, PROJECT } from './fixture.ts';

/** The page of errors in each language. */
export const PAGES: Record<string, string> = {
  'pt-BR': 'docs/erros.md',
  en: 'docs/errors.md',
  es: 'docs/errores.md',
};

const WORDS: readonly Words[] = Object.keys(PAGES).map((language) => wordsIn(language, PROJECT));

interface Example {
  files: Files;
  /** The key of what its code means. */
  meaning: string;
}

type Examples = Record<string, Example>;

const examplesOf = (name: string, own: Codes): Examples =>
  Object.fromEntries(
    Object.entries(own).map(([code, files]) => [code, { files, meaning: `${name}:code-${code}` }]),
  );

/** Those that stand in the folder of their check. */
const ofChecks = (scope: 'file' | 'site'): Examples =>
  Object.assign(
    {},
    ...blockFolders(PROJECT, 'checks').map(({ name, path }) => {
      const own: Codes = codes[name as keyof typeof codes] ?? {};
      const isInScope = checks[name as keyof typeof checks].scope === scope;
      return isInScope ? examplesOf(path.replace('src/blocks/', ''), own) : {};
    }),
  );

/** Chapter -> the codes in it. */
export const CHAPTERS: Record<string, Examples> = {
  syntax: examplesOf('content/codes', OF_SYNTAX),
  values: { ...examplesOf('content/codes', OF_VALUES), ...ofChecks('file') },
  links: { ...examplesOf('content/codes', OF_LINKS), ...ofChecks('site') },
};

/** The report of each example; its text by language. */
export type Reports = Record<string, { problems: Problem[]; texts: Record<string, string> }>;

/** All examples, one after the other in one site: to read the schemas for each takes a second. */
export function checkExamples(): Reports {
  const fixture = createFixture();
  const cachedLoad = createSiteConfigLoader(fixture.root);
  const reports: Reports = {};
  try {
    for (const [code, { files }] of Object.values(CHAPTERS).flatMap(Object.entries<Example>)) {
      fixture.write(files);
      // A loader reads the published pages only once.
      const load = SITEMAP in files ? createSiteConfigLoader(fixture.root) : cachedLoad;
      const { problems } = load();
      const text = () => formatText(problems, { files: diskFiles(fixture.root) });
      reports[code] = { problems, texts: inEachLanguage(text) };
      fixture.restore(files);
    }
  } finally {
    fixture.remove();
  }
  return reports;
}

const SITEMAP = 'dist/sitemap.xml';

function inEachLanguage(text: () => string): Record<string, string> {
  const spoken = currentWords();
  const texts = WORDS.map((words): [string, string] => {
    speak(words);
    return [words.language, text()];
  });
  if (spoken) speak(spoken);
  return Object.fromEntries(texts);
}

/** Path -> text of the pages: each code with its meaning and the report of an example. */
export const errorDocs = (reports: Reports): [path: string, text: string][] =>
  WORDS.map((words) => [PAGES[words.language] ?? '', pageIn(words, reports)]);

function pageIn({ language, worded }: Words, reports: Reports): string {
  const chapters = Object.entries(CHAPTERS).map(([chapter, examples]) => {
    const entries = Object.entries(examples).map(
      ([code, { meaning }]) =>
        `\n### \`${code}\`\n\n${worded(msg(meaning))}\n\n${example(reports[code]?.texts[language])}`,
    );
    return `\n## ${worded(msg(`content/error-docs:chapter-${chapter}`))}\n${entries.join('')}`;
  });
  return `${worded(msg('content/error-docs:beginning'))}\n${chapters.join('')}`;
}

/** The problem itself, without the file's title and the sum. */
function example(text = ''): string {
  const lines = text.trimEnd().split('\n').slice(2, -2);
  return `\`\`\`text\n${lines.map((line) => line.replace(/^ {2}/, '')).join('\n')}\n\`\`\`\n`;
}
