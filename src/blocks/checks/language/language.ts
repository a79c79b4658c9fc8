import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { isLanguage, languageNamed } from '../../../content/read/words/names-of-codes.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

/** The languages of site.json are ones that there are, under the codes that browsers and search engines know. */
export const checkLanguage = siteCheck(['language-unknown'], ({ entries }, report) => {
  const site = single(entries, 'site');
  if (!isObject(site?.value)) return;
  const { language, otherLanguages } = site.value;
  const others = Array.isArray(otherLanguages) ? otherLanguages : [];
  const named: [pointer: string, tag: unknown][] = [
    ['/language', language],
    ...others.map((tag, index): [string, unknown] => [`/otherLanguages/${index}`, tag]),
  ];
  for (const [pointer, tag] of named) {
    if (typeof tag !== 'string' || hasProblemAt(site, pointer) || isLanguage(tag)) continue;
    const meant = languageNamed(tag);
    report(site, {
      code: 'language-unknown',
      pointer,
      message: [msg('checks/language:unknown', { language: quoted(tag) }), didYouMean(meant)],
      hint: meant ? writeThis(meant) : msg('checks/language:unknown-hint'),
      fix: meant ? { value: meant } : undefined,
    });
  }
});
