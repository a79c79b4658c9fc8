import { LARGEST_BYTES } from '../read/files/read.ts';
import { readText, type SiteFiles } from '../read/files/site-files.ts';
import type { Problem } from '../read/words/problem.ts';

const WIDTH = 90;

/** The line of a problem with a caret under its column; nothing when it cannot be shown. */
export function createExcerpts(files: SiteFiles): (problem: Problem) => string[] {
  // One at a time: problems are sorted by file, and thousands of files would fill the memory.
  let last: { file: string; lines: string[] } | undefined;
  return ({ file, line, column }) => {
    if (last?.file !== file) last = { file, lines: linesOf(files, file) };
    const text = last.lines[line - 1];
    if (text === undefined || text.trim() === '') return [];
    // A long line is cut so that the caret stays in sight.
    const from = column > WIDTH * 0.8 ? column - Math.floor(WIDTH / 2) : 0;
    const shown = text.slice(from, from + WIDTH).replace(/\p{Cc}/gu, ' ');
    const before = from > 0 ? '…' : '';
    const after = text.length > from + WIDTH ? '…' : '';
    const margin = `${line} │ `;
    const caret = ' '.repeat(margin.length + before.length + column - 1 - from);
    return [`${margin}${before}${shown}${after}`, `${caret}^`];
  };
}

function linesOf(files: SiteFiles, file: string): string[] {
  // The target of a symbolic link is private, and reading a pipe may block forever.
  const stat = files.stat(file);
  if (stat?.kind !== 'file' || stat.size > LARGEST_BYTES) return [];
  const text = readText(files, file) ?? '';
  // NUL: the file is not text, or not in an encoding that can be shown.
  return text.includes('\0') ? [] : text.split(/\r\n|\n|\r/);
}
