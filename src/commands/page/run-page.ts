import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { fileTitle } from '../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../content/edit/labels/pointer-label.ts';
import { type FoundText, findTexts, textAsRead } from '../../content/edit/texts.ts';
import { readSchemas } from '../../content/node/read-schemas.ts';
import { createSiteConfigLoader } from '../../content/node/site-config-loader.ts';
import { undoUnfinished, writeChanges } from '../../content/node/write-changes.ts';
import { type LinkUse, spotOf } from '../../content/read/site/link-uses.ts';
import type { Site } from '../../content/read/site/site.ts';
import { plural, quote } from '../../content/read/words/wording.ts';
import { worded } from '../../words/reader.ts';
import { showChanges } from '../show-changes.ts';
import type { Asker } from './asker.ts';
import { askForWords, planners } from './planners.ts';
import { type Command, readArguments } from './read-arguments.ts';

const HELP = `Cria, renomeia e apaga páginas, com tudo o que se refere a elas, e busca e troca palavras em todos os textos.

  npm run page                                          pergunta o que fazer
  npm run page -- new /endereco "Título"                cria uma página (ou: nova)
  npm run page -- move /endereco-de-hoje /endereco-novo muda o endereço (ou: renomear)
  npm run page -- remove /endereco --to /outra-pagina   apaga (ou: apagar)
  npm run page -- find "palavras"                       mostra os textos que as têm (ou: buscar)
  npm run page -- replace "estas" "por estas"           troca em todos os textos (ou: trocar)

  --to        para onde leva o endereço da página apagada (ou: --para)
  --template  com que uma página começa: texto, servico ou campanha (ou: --modelo)
  --form      o formulário de uma página de campanha (ou: --formulario)
  --draft     a página nova começa como rascunho, que não é publicado (ou: --rascunho)
  --yes       não pergunta nada antes de fazer (ou: --sim)
  --site      a pasta que contém site-config/ e public/ (padrão: este projeto)

Mostra o que vai mudar antes de mudar. Termina com 0 se fez, 1 se não fez, 2 se ali não há um site.
`;

interface PageRun {
  args: readonly string[];
  /** The folder that holds site-config/ and public/. */
  root: string;
  ask: Asker;
  say: (text: string) => void;
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

/** Throws CannotEdit or CannotRun, in Portuguese, when nothing was done. */
export async function runPage({ args, root, ask, say, colors }: PageRun): Promise<void> {
  const typed = readArguments(args);
  if (typed.help) return say(HELP);
  const undone = undoUnfinished(root);
  if (undone.length > 0) say(`Uma mudança interrompida foi desfeita: ${undone.join(', ')}\n`);

  const load = createSiteConfigLoader(root);
  const command = typed.command ?? (await askForCommand(ask));
  const source = () => readSchemas(root);
  if (command === 'find') {
    const words =
      typed.words ?? (await askForWords(ask, 'Escreva: npm run page -- find "palavras"'));
    return say(showFound(load().site, source(), words));
  }
  const { plan, title, done } = await planners[command](typed, ask, load, source);
  say(`\n${title}\n\n${showChanges(plan.changes, { colors })}`);
  if (plan.left.length > 0) say(toDecide(plan.left));
  if (!typed.yes && !(await ask.confirm('Fazer isso?'))) throw new CannotEdit('Nada foi feito.');
  writeChanges(root, plan.changes);
  say(`Pronto. ${done}`);
}

const askForCommand = (ask: Asker): Promise<Command> =>
  ask.choose({
    question: 'O que você quer fazer?',
    options: [
      { value: 'new', label: 'Criar uma página' },
      { value: 'move', label: 'Mudar o endereço de uma página' },
      { value: 'remove', label: 'Apagar uma página' },
      { value: 'find', label: 'Buscar palavras em todos os textos' },
      { value: 'replace', label: 'Trocar palavras em todos os textos' },
    ],
    instead: `Diga o que fazer.\n\n${HELP}`,
  }) as Promise<Command>;

const toDecide = (left: readonly LinkUse[]) =>
  [
    'Estes itens só existem por causa desta página. Ficam como estão, e o desvio os atende,',
    'até você tirar cada um ou dar a ele outro link e outro texto:',
    ...left.map((use) => `  ${spotOf(use)}  ${use.link.value}`),
    '',
  ].join('\n');

/** Letters on each side of what was found. */
const AROUND = 40;

/** The texts that hold some words: file and line, what the place is called, and the words among others. */
export function showFound(site: Site, source: SchemaSource, words: string): string {
  const found = findTexts(site, source, words);
  if (found.length === 0) return `Nenhum texto do site tem ${quote(words)}.`;
  const titles = { schemaTitles: titlesOf(source) };
  const lines = found.flatMap(({ entry, pointer, ...text }, index) => {
    const isNewFile = found[index - 1]?.entry !== entry;
    const { line } = entry.locate({ code: '', message: '', pointer });
    const label = worded(pointerLabel(source, entry.schema, entry.value, pointer));
    return [
      ...(isNewFile ? ['', fileTitle(titles, entry, site)] : []),
      `  ${entry.file}:${line}  ${label}`,
      `    ${excerpt(textAsRead(text))}`,
    ];
  });
  const files = new Set(found.map(({ entry }) => entry)).size;
  const sum = `${plural(found.length, 'texto', 'textos')} em ${plural(files, 'arquivo', 'arquivos')}.`;
  return [...lines, '', sum].join('\n');
}

function excerpt({ text, matches }: Pick<FoundText, 'text' | 'matches'>): string {
  const { start = 0, end = 0 } = matches[0] ?? {};
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  return `${from > 0 ? '…' : ''}${oneLine(text.slice(from, to))}${to < text.length ? '…' : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const titlesOf = ({ files }: SchemaSource) =>
  new Map([...files].map(([id, { title }]) => [id, String(title)]));
