import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { codePoint, placeNameUpper } from '../../../content/read/words/wording.ts';
import { pointerTo } from '../../../lib/json.ts';

/** Control characters but tabs and line breaks, halves of characters and non-characters: HTML and XML have none. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** Texts have characters that a page can have; JSON can name others, as "\u0000". */
export const checkCharacters = fileCheck(['forbidden-character'], ({ references }, nodes) => {
  const findings: Finding<'forbidden-character'>[] = [];
  for (const node of nodes) {
    const { value } = node;
    const found = typeof value === 'string' ? FORBIDDEN.exec(value) : null;
    if (!found || typeof value !== 'string') continue;
    const pointer = pointerTo(node);
    // A link gets a message of its own below, because the character tells how it got there.
    if (references.some((reference) => reference.kind === 'link' && reference.pointer === pointer))
      continue;
    findings.push({
      code: 'forbidden-character',
      pointer,
      inside: found.index,
      message: `${placeNameUpper(pointer)} tem um caractere que uma página não pode ter (${codePoint(found[0])}).`,
      hint: 'Apague-o, ou apague o texto e digite-o de novo.',
      fix: { value: value.replace(new RegExp(FORBIDDEN, 'gu'), '') },
    });
  }
  return findings;
});
