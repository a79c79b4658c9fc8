import { links } from '../edits.ts';
import { filesOf } from '../mistakes/mistake.ts';
import { LINKS } from '../mistakes/mistakes-of-links.ts';
import type { Codes } from './code.ts';

/** Something that is named is not there, or not as it should be. */
export const OF_LINKS: Codes = {
  'link-format': filesOf(LINKS, 'mailto: x'),
  'link-local': filesOf(LINKS, 'http://localhost:5173/sobre'),
  'link-insecure': filesOf(LINKS, 'http://'),
  'link-forbidden': links('javascript:alert(1)'),
};
