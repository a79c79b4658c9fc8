import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { isLanguage, languageNamed } from '../../../content/read/words/names-of-codes.ts';
import { isObject } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

/** The language of site.json is one that there is, under the code that browsers and search engines know. */
export const checkLanguage = siteCheck(['language-unknown'], ({ entries }, report) => {
  const site = single(entries, 'site');
  const tag = isObject(site?.value) ? site.value.language : undefined;
  if (!site || typeof tag !== 'string' || hasProblemAt(site, '/language') || isLanguage(tag))
    return;
  const meant = languageNamed(tag);
  report(site, {
    code: 'language-unknown',
    pointer: '/language',
    message: [msg('checks/language:unknown', { language: quoted(tag) }), didYouMean(meant)],
    hint: meant ? writeThis(meant) : msg('checks/language:unknown-hint'),
    fix: meant ? { value: meant } : undefined,
  });
});
