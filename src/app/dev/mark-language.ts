import { isRightToLeft } from '../../lib/right-to-left.ts';
import { currentWords } from '../../words/reader.ts';

/** Says of what the tools show in a page of the site that it is in their language, not in that of the page. */
export function markLanguage(element: HTMLElement): void {
  const { language = 'en' } = currentWords() ?? {};
  element.lang = language;
  element.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}
