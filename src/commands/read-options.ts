import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../content/read/words/nearest.ts';
import { didYouMean, quote } from '../content/read/words/wording.ts';
import { UserError } from '../words/user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Of commands that are about one site; `lib/project.ts` reads it. */
export const SITE = { site: { type: 'string' } } as const;

interface Command<T extends Options, P extends boolean> {
  /** As it is typed: `npm run dev`. */
  name: string;
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
  options,
  allowPositionals = false as P,
  args = process.argv.slice(2),
}: Command<T, P>) {
  const mistake = mistakeIn(args, options, allowPositionals);
  if (mistake !== undefined) throw new UserError(`${mistake} ${knownBy(name, options)}`);
  return parseArgs({ args, options, allowPositionals });
}

function mistakeIn(args: string[], options: Options, allowPositionals: boolean) {
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) return unknown(token.rawName, options);
    if (option.type === 'boolean' && token.value !== undefined)
      return `A opção ${token.rawName} não leva valor.`;
    const isNext = token.inlineValue === false && token.value.startsWith('-');
    if (option.type === 'string' && (!token.value || isNext))
      return `Falta o valor de ${token.rawName}.`;
  }
  const extra = allowPositionals ? undefined : tokens.find(({ kind }) => kind === 'positional');
  return extra?.kind === 'positional'
    ? `Não sei o que fazer com ${quote(extra.value)}.`
    : undefined;
}

const namesOf = (options: Options) => Object.keys(options).map((name) => `--${name}`);

const unknown = (rawName: string, options: Options) =>
  `Opção desconhecida: ${quote(rawName)}.${didYouMean(nearest(rawName, namesOf(options)))}`;

function knownBy(name: string, options: Options): string {
  const names = namesOf(options);
  if (names.length === 0) return `O comando ${name} não leva opções.`;
  const listed = new Intl.ListFormat('pt-BR').format(names);
  return `O comando ${name} conhece ${listed}.`;
}
