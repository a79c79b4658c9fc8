import type { FolderEntry } from '../machine.ts';
import type { Problem } from '../problem.ts';
import { nearest } from '../words/nearest.ts';
import { didYouMean } from '../words/wording.ts';
import { SINGLES } from './layout.ts';

type Explanation = [message: string, hint: string];

/** Why a file or folder has no place in site-config/, and what to do with it. */
export function unknownFile(
  file: string,
  entry: FolderEntry,
  collections: ReadonlySet<string>,
): Problem {
  return problemOf(file, explain(file, entry, collections));
}

/** Why what is neither a file nor a folder has no place in site-config/ or public/. */
export const notAFile = (file: string, entry: FolderEntry): Problem =>
  problemOf(file, odd(file, entry));

function problemOf(file: string, [message, hint]: Explanation): Problem {
  return {
    severity: 'error',
    code: 'file-unknown',
    file,
    line: 1,
    column: 1,
    pointer: '',
    message,
    hint,
  };
}

function explain(file: string, entry: FolderEntry, collections: ReadonlySet<string>): Explanation {
  const [, folder, ...rest] = file.split('/');
  const name = entry.name;
  const bare = name.replace(/\.json$/i, '');
  if (entry.kind === 'folder') return aFolder(file, name);
  if (entry.kind !== 'file') return odd(file, entry);
  if (/\.json$/i.test(name) && !name.endsWith('.json'))
    return [
      `A terminação de “${name}” está em maiúsculas.`,
      `Renomeie o arquivo para “${bare}.json”.`,
    ];
  if (!name.endsWith('.json'))
    return [
      `“${name}” não é um arquivo .json, e por isso não faz nada aqui.`,
      'Se é uma imagem ou um documento, leve para a pasta public/. Se é uma página, renomeie para terminar em .json.',
    ];
  if (folder === 'forms' && rest.length === 1)
    return [
      `“${bare}” não pode ser o nome de um formulário: use letras minúsculas sem acento, números e hífen, começando por letra.`,
      'Renomeie o arquivo, por exemplo para “fale-conosco.json”.',
    ];
  const names: readonly string[] =
    folder === 'collections' ? [...collections] : Object.values(SINGLES);
  const accepted = names
    .map((other) => `${other}.json`)
    .sort()
    .join(', ');
  return [
    `O site não tem lugar para o arquivo “${name}”.${didYouMean(suggest(bare, names))}`,
    folder === 'collections'
      ? `A pasta collections/ aceita: ${accepted}.`
      : `Aqui ficam: ${accepted}. Páginas ficam em site-config/pages/.`,
  ];
}

const odd = (file: string, entry: FolderEntry): Explanation =>
  entry.kind === 'link'
    ? [
        `“${entry.name}” é um atalho (link simbólico), que não é aceito aqui.`,
        'Ponha no lugar o arquivo de verdade.',
      ]
    : [`“${entry.name}” não é um arquivo comum.`, `Tire-o da pasta ${file.split('/')[0]}/.`];

const suggest = (bare: string, names: readonly string[]) => {
  const near = nearest(bare, names);
  return near && `${near}.json`;
};

function aFolder(file: string, name: string): Explanation {
  const near = nearest(name, ['pages', 'forms', 'collections']);
  return file.split('/').length === 2
    ? [
        `O site não tem lugar para a pasta “${name}”.${didYouMean(near)}`,
        'As pastas daqui são: collections, forms e pages.',
      ]
    : [
        `A pasta “${name}” não cabe aqui.`,
        'Só pages/ pode ter pastas dentro. Leve os arquivos para a pasta de cima.',
      ];
}
