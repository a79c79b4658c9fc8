import formEn from '../../../commands/new-site/template/en/site-config/forms/contact.json' with {
  type: 'json',
};
import messagesEn from '../../../commands/new-site/template/en/site-config/messages.json' with {
  type: 'json',
};
import aboutEn from '../../../commands/new-site/template/en/site-config/pages/about.json' with {
  type: 'json',
};
import contactEn from '../../../commands/new-site/template/en/site-config/pages/contact.json' with {
  type: 'json',
};
import homeEn from '../../../commands/new-site/template/en/site-config/pages/home.json' with {
  type: 'json',
};
import notFoundEn from '../../../commands/new-site/template/en/site-config/pages/not-found.json' with {
  type: 'json',
};
import privacyEn from '../../../commands/new-site/template/en/site-config/pages/privacy.json' with {
  type: 'json',
};
import siteEn from '../../../commands/new-site/template/en/site-config/site.json' with {
  type: 'json',
};
import formEs from '../../../commands/new-site/template/es/site-config/forms/contact.json' with {
  type: 'json',
};
import messagesEs from '../../../commands/new-site/template/es/site-config/messages.json' with {
  type: 'json',
};
import aboutEs from '../../../commands/new-site/template/es/site-config/pages/about.json' with {
  type: 'json',
};
import contactEs from '../../../commands/new-site/template/es/site-config/pages/contact.json' with {
  type: 'json',
};
import homeEs from '../../../commands/new-site/template/es/site-config/pages/home.json' with {
  type: 'json',
};
import notFoundEs from '../../../commands/new-site/template/es/site-config/pages/not-found.json' with {
  type: 'json',
};
import privacyEs from '../../../commands/new-site/template/es/site-config/pages/privacy.json' with {
  type: 'json',
};
import siteEs from '../../../commands/new-site/template/es/site-config/site.json' with {
  type: 'json',
};
import formPt from '../../../commands/new-site/template/pt-BR/site-config/forms/contact.json' with {
  type: 'json',
};
import messagesPt from '../../../commands/new-site/template/pt-BR/site-config/messages.json' with {
  type: 'json',
};
import aboutPt from '../../../commands/new-site/template/pt-BR/site-config/pages/about.json' with {
  type: 'json',
};
import contactPt from '../../../commands/new-site/template/pt-BR/site-config/pages/contact.json' with {
  type: 'json',
};
import homePt from '../../../commands/new-site/template/pt-BR/site-config/pages/home.json' with {
  type: 'json',
};
import notFoundPt from '../../../commands/new-site/template/pt-BR/site-config/pages/not-found.json' with {
  type: 'json',
};
import privacyPt from '../../../commands/new-site/template/pt-BR/site-config/pages/privacy.json' with {
  type: 'json',
};
import sitePt from '../../../commands/new-site/template/pt-BR/site-config/site.json' with {
  type: 'json',
};
import { nodesIn } from '../../../lib/json.ts';

/** Words of a text, without what stands in braces. */
export const wordsOf = (text: string): number =>
  text
    .replace(/\{[^{}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word)).length;

/** A shorter text may be the same in both languages: "E-mail", "Nota {number}". */
export const FEWEST_WORDS = 4;

/** What a new site begins with, in a language. */
export interface Starter {
  language: string;
  texts: ReadonlySet<string>;
  /** Texts around what `new` filled in. */
  parts: readonly string[];
}

function starterOf(language: string, ...files: object[]): Starter {
  const all = files.flatMap((file) => nodesIn(file).map(({ value }) => value));
  const texts = all.filter(
    (value): value is string => typeof value === 'string' && wordsOf(value) >= FEWEST_WORDS,
  );
  const parts = texts
    .filter((text) => text.includes('{{'))
    .flatMap((text) => text.split(/\{\{\w+\}\}/))
    .filter((part) => wordsOf(part) >= FEWEST_WORDS);
  return { language, texts: new Set(texts), parts: [...new Set(parts)] };
}

/** In each language that a site can begin in. */
export const STARTERS: readonly Starter[] = [
  starterOf('en', aboutEn, contactEn, formEn, homeEn, messagesEn, notFoundEn, privacyEn, siteEn),
  starterOf('es', aboutEs, contactEs, formEs, homeEs, messagesEs, notFoundEs, privacyEs, siteEs),
  starterOf('pt', aboutPt, contactPt, formPt, homePt, messagesPt, notFoundPt, privacyPt, sitePt),
];
