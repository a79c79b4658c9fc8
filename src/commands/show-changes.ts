import { type StructuredPatchHunk, structuredPatch } from 'diff';
import type { FileChange } from '../content/edit/file-change.ts';
import { t } from '../words/reader.ts';

interface ShowOptions {
  /** ANSI colours, for a terminal. */
  colors: boolean;
}

const WIDTH = 100;

/** Describes changes for a person: files, line numbers, and each line before and after. */
export function showChanges(changes: readonly FileChange[], { colors }: ShowOptions): string {
  const paint = (code: number, text: string) => (colors ? `\u001b[${code}m${text}\u001b[0m` : text);
  const blocks = changes.map((change) => {
    const lines = hunksOf(change).flatMap((hunk) =>
      linesOf(hunk).map(({ sign, number, text }) =>
        paint(sign === '+' ? 32 : 31, `  ${String(number).padStart(5)} ${sign} ${text}`),
      ),
    );
    return [paint(1, titleOf(change)), ...lines, ''].join('\n');
  });
  return `${blocks.join('\n')}\n${summary(changes)}\n`;
}

function titleOf({ file, before, after, renamedTo }: FileChange): string {
  if (before === undefined) return t('commands/changes:new', { file });
  if (after === undefined) return t('commands/changes:deleted', { file });
  return renamedTo === undefined ? file : `${file} → ${renamedTo}`;
}

/** Empty for a file that is created or removed. */
const hunksOf = ({ file, before, after }: FileChange): StructuredPatchHunk[] =>
  before === undefined || after === undefined
    ? []
    : structuredPatch(file, file, before, after, '', '', { context: 0 }).hunks;

/** For programs: each place that changes, by its first line as it is, as it was and as it is to be. */
export function changedLines({ file, before = '', after }: FileChange) {
  if (after === undefined) return undefined;
  const { hunks } = structuredPatch(file, file, before, after, '', '', { context: 0 });
  const textOf = (lines: readonly string[], sign: string) =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  return hunks.map(({ oldStart, lines }) => ({
    line: oldStart,
    before: textOf(lines, '-'),
    after: textOf(lines, '+'),
  }));
}

interface Line {
  sign: '-' | '+';
  number: number;
  text: string;
}

function linesOf({ lines, oldStart, newStart }: StructuredPatchHunk): Line[] {
  const texts = (sign: '-' | '+') =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1).trim());
  const removed = texts('-');
  const added = texts('+');
  const shown = (own: string[], other: string[], sign: '-' | '+', start: number): Line[] =>
    own.map((text, index) => ({
      sign,
      number: start + index,
      text: around(text, other[index] ?? ''),
    }));
  return [...shown(removed, added, '-', oldStart), ...shown(added, removed, '+', newStart)];
}

/** A long line, cut so that what sets it apart from the other stays in sight. */
function around(text: string, other: string): string {
  if (text.length <= WIDTH) return text;
  let same = 0;
  while (same < other.length && text[same] === other[same]) same += 1;
  const from = Math.max(0, Math.min(same - WIDTH / 2, text.length - WIDTH));
  const end = from + WIDTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`;
}

function summary(changes: readonly FileChange[]): string {
  const lines = changes
    .flatMap(hunksOf)
    .reduce((sum, { oldLines, newLines }) => sum + Math.max(oldLines, newLines), 0);
  const files = changes.length;
  return lines > 0
    ? t('commands/changes:lines', { lines, files })
    : t('commands/changes:files', { files });
}
