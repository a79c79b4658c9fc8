import { createTwoFilesPatch } from 'diff';
import { type Edits, NO_EDITS, type ReviewAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../endpoint.ts';
import { readValue, textOnDisk, withoutMark } from '../files/json-text.ts';
import { type FileText, textsOf } from '../files/texts.ts';
import { editsOf } from '../safety/edits.ts';
import { titleOf } from '../site/titles.ts';
import type { Studio } from '../studio.ts';
import { changesIn } from './words.ts';

export const review: Endpoint = async (body, studio): Promise<ReviewAnswer> => {
  const edits = editsOf(body, studio);
  const sources = new Set(Object.values(edits.renamed));
  const texts = (await textsOf(studio, edits)).filter(
    ({ file, before, after }) => before !== after && !(after === undefined && sources.has(file)),
  );
  const titles = new Map(
    // Those that go are called as they were.
    [NO_EDITS, edits].flatMap((one) => {
      const { site } = studio.loader(one)();
      return site.entries.map((entry): [string, string] => [
        entry.file,
        titleOf(studio, entry, site),
      ]);
    }),
  );
  const files = texts.map((text) => ({
    file: text.file,
    title: titles.get(text.file) ?? text.file,
    ...told(studio, edits, text),
  }));
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)) };
};

function told(studio: Studio, { values, renamed }: Edits, { file, before, after }: FileText) {
  const from = renamed[file];
  const old = withoutMark((from === undefined ? before : textOnDisk(studio, from)) ?? '');
  const diff = createTwoFilesPatch(from ?? file, file, old, after ?? '', '', '', { context: 3 });
  if (after === undefined) return { changes: ['Arquivo apagado'], diff };
  if (old === '') return { changes: ['Arquivo novo'], diff };
  const value = readValue(old);
  const schema = studio.place(file).schema;
  const changes =
    value === undefined
      ? ['O texto, que não podia ser lido, foi consertado']
      : changesIn(studio.schemas(), schema, value, values[file] ?? null);
  return { changes: [...(from ? [`O arquivo se chamava ${from}`] : []), ...changes], diff };
}
