import formEn from '../../../commands/new-site/template/en/site-config/forms/contact.json' with {
  type: 'json',
};
import messagesEn from '../../../commands/new-site/template/en/site-config/messages.json' with {
  type: 'json',
};
import formPt from '../../../commands/new-site/template/pt-BR/site-config/forms/contact.json' with {
  type: 'json',
};
import messagesPt from '../../../commands/new-site/template/pt-BR/site-config/messages.json' with {
  type: 'json',
};
import { nodesIn } from '../../../lib/json.ts';

/** Words begin in capitals or stand beside others; the rest are names that the engine reads: "endpoint". */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value) && /^\p{Lu}|\s/u.test(value);

const textsIn = (...files: object[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => nodesIn(file).map(({ value }) => value)).filter(isText));

/** What a new site begins with, in each language that it can. */
export const STARTER_TEXTS: [language: string, texts: ReadonlySet<string>][] = [
  ['en', textsIn(messagesEn, formEn)],
  ['pt', textsIn(messagesPt, formPt)],
];
