import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { pointerTo } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { placeNameUpper } from '../../../words/phrases.ts';
import { characterName } from '../../../words/words.ts';

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
      message: msg('checks/characters:forbidden', {
        place: placeNameUpper(pointer),
        character: characterName(found[0]),
      }),
      hint: msg('checks/characters:forbidden-hint'),
      fix: { value: value.replace(new RegExp(FORBIDDEN, 'gu'), '') },
    });
  }
  return findings;
});
