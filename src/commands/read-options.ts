import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../content/read/words/nearest.ts';
import { contentRoot } from '../node/project.ts';
import { suitingLanguage } from '../words/choose-language.mjs';
import { type List, type Message, msg, quoted, type Wording } from '../words/message.ts';
import { asTyped } from '../words/node/as-typed.mjs';
import { languagesOf } from '../words/node/plain.mjs';
import { didYouMean } from '../words/phrases.ts';
import { t, worded } from '../words/reader.ts';
import { HelpAsked, UserError } from '../words/user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Of commands that are about one site; `lib/project.ts` reads it. */
export const SITE = { site: { type: 'string' } } as const;

/** Of every command; `src/words/node/plain.mjs` reads it. */
const LANG = { lang: { type: 'string' } } as const;

const LANGUAGES = languagesOf(contentRoot);

/** Those that `--lang` may name, as `--help` says them too. */
export const languages: List = { list: LANGUAGES, last: 'or' };

interface Command<T extends Options, P extends boolean> {
  /** As it is typed: `npm run dev`. */
  name: string;
  /** What it does, which `--help` says above its options. */
  about?: Message;
  /** All that `--help` says, of a command with more to say. Without either, the command has its own. */
  help?: Message;
  options: T;
  /** True if it takes more than options. */
  allowPositionals?: P;
  args?: string[];
}

/**
 * What was typed after the name of a command. Throws a UserError that names what the command does not know,
 * and what it knows that is most like it: a command that ignored a slip would do something else.
 */
export function readOptions<T extends Options, P extends boolean = false>({
  name,
  about,
  help,
  options: own,
  allowPositionals = false as P,
  args = process.argv.slice(2),
}: Command<T, P>) {
  const options = { ...own, ...LANG };
  if (args.includes('--help') || args.includes('-h')) {
    if (help) throw new HelpAsked(worded(help));
    if (about) throw new HelpAsked(helpOf(about, options));
  }
  const mistake = mistakeIn(args, options, allowPositionals);
  if (mistake !== undefined) throw new UserError([mistake, knownBy(name, options)]);
  return parseArgs({ args, options, allowPositionals });
}

function mistakeIn(
  args: string[],
  options: Options,
  allowPositionals: boolean,
): Wording | undefined {
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = options[token.name];
    const mistake = known ? wrongValue(token, known.type) : unknown(token.rawName, options);
    if (mistake !== undefined) return mistake;
  }
  const extra = allowPositionals ? undefined : tokens.find(({ kind }) => kind === 'positional');
  return extra?.kind === 'positional'
    ? msg('commands/options:extra', { text: quoted(extra.value) })
    : undefined;
}

interface Token {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function wrongValue(
  { name, rawName: option, value, inlineValue }: Token,
  type: 'string' | 'boolean',
): Message | undefined {
  if (type === 'boolean')
    return value === undefined ? undefined : msg('commands/options:no-value', { option });
  const isNext = inlineValue === false && value?.startsWith('-');
  if (!value || isNext) return msg('commands/options:value-missing', { option });
  return name !== 'lang' || suitingLanguage(value, LANGUAGES)
    ? undefined
    : msg('commands/options:language-unknown', { language: quoted(value), languages });
}

const namesOf = (options: Options) => Object.keys(options).map((name) => `--${name}`);

const unknown = (rawName: string, options: Options): Wording => [
  msg('commands/options:unknown', { option: quoted(rawName) }),
  didYouMean(nearest(rawName, namesOf(options))),
];

/** The command, and a line for each option. */
function helpOf(about: Message, options: Options): string {
  const names = namesOf(options);
  const width = Math.max(...names.map(({ length }) => length)) + 2;
  const lines = names.map(
    (name) => `  ${name.padEnd(width)}${t(`commands/help:option${name.slice(1)}`, { languages })}`,
  );
  return [worded(about), '', ...lines].join('\n');
}

const knownBy = (command: string, options: Options): Message =>
  msg('commands/options:known', {
    command: asTyped(command),
    options: { list: namesOf(options), last: 'and' },
  });
