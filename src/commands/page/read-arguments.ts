import { CannotEdit } from '../../content/edit/file-change.ts';
import { addressOf } from '../../content/edit/pages.ts';
import { nearest } from '../../content/read/words/nearest.ts';
import { msg, quoted } from '../../words/message.ts';
import { didYouMean } from '../../words/phrases.ts';
import { UserError } from '../../words/user-error.ts';
import { readOptions, SITE } from '../read-options.ts';

export type Command = 'new' | 'move' | 'remove' | 'find' | 'replace' | 'show' | 'set';

const FORMATS = ['text', 'json'] as const;

/** The typed arguments; missing ones are asked for on a terminal. */
export interface Typed {
  command?: Command;
  /** The address that the command is about. */
  path?: string;
  /** The redirect target, or the new address. */
  to?: string;
  /** Whether the old address of a moved page leads to the new one. */
  redirect?: boolean;
  title?: string;
  /** The words to find in all texts, and their replacement. */
  words?: string;
  by?: string;
  wholeWords?: boolean;
  /** What to show or to change, as `findTarget` takes it, and the place in it. */
  target?: string;
  pointer?: string;
  /** As it was typed. */
  value?: string;
  /** Of a list, the value takes its place before what is there; else it replaces that. */
  insert?: boolean;
  /** The value goes. */
  clear?: boolean;
  stamp?: string;
  template?: string;
  form?: string;
  draft?: boolean;
  yes: boolean;
  help: boolean;
  /** For programs: JSON alone is written. */
  isJson: boolean;
}

const COMMANDS: Record<string, Command> = {
  new: 'new',
  nova: 'new',
  move: 'move',
  renomear: 'move',
  remove: 'remove',
  apagar: 'remove',
  find: 'find',
  buscar: 'find',
  replace: 'replace',
  trocar: 'replace',
  show: 'show',
  mostrar: 'show',
  set: 'set',
  definir: 'set',
};

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
/** Each by its two names. */
const OPTIONS = {
  ...SITE,
  ...{ to: TEXT, para: TEXT, template: TEXT, modelo: TEXT, form: TEXT, formulario: TEXT },
  ...{ 'no-redirect': FLAG, 'sem-desvio': FLAG },
  ...{ 'whole-words': FLAG, 'palavras-inteiras': FLAG },
  ...{ draft: FLAG, rascunho: FLAG, sim: FLAG, ajuda: FLAG },
  ...{ format: TEXT, stamp: TEXT, insert: FLAG, clear: FLAG },
  yes: { ...FLAG, short: 'y' },
  help: { ...FLAG, short: 'h' },
} as const;

/** Throws CannotEdit, saying what to write. */
export function readArguments(args: readonly string[]): Typed {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  const typed = optionsIn(values);
  if (name === undefined || typed.help) return typed;
  const command = COMMANDS[name];
  if (!command)
    throw new CannotEdit([
      msg('commands/page:unknown-command', { command: quoted(name) }),
      didYouMean(nearest(name, Object.keys(COMMANDS))),
      msg('commands/page:commands'),
    ]);
  const more = rest.slice(command === 'set' ? 3 : 2);
  if (more.length > 0)
    throw new CannotEdit(msg('commands/page:too-many', { text: quoted(more.join(' ')) }));
  const [target, pointer, value] = rest;
  if (command === 'show' || command === 'set')
    return { ...typed, command, ...defined({ target, pointer, value }) };
  return { ...typed, command, ...argumentsOf(command, target, pointer) };
}

const optionsIn = (values: ReturnType<typeof parsed>['values']): Typed => ({
  yes: values.yes || values.sim,
  help: values.help || values.ajuda,
  isJson: formatOf(values.format ?? 'text') === 'json',
  ...defined({
    to: values.to ?? values.para,
    template: values.template ?? values.modelo,
    form: values.form ?? values.formulario,
    draft: values.draft || values.rascunho || undefined,
    redirect: values['no-redirect'] || values['sem-desvio'] ? false : undefined,
    wholeWords: values['whole-words'] || values['palavras-inteiras'] || undefined,
    stamp: values.stamp,
    insert: values.insert || undefined,
    clear: values.clear || undefined,
  }),
});

function formatOf(format: string) {
  const known = FORMATS.find((name) => name === format);
  if (known) return known;
  throw new CannotEdit([
    msg('commands/validate:unknown-format', { format: quoted(format) }),
    didYouMean(nearest(format, FORMATS)),
  ]);
}

function argumentsOf(command: Command, first?: string, second?: string): Partial<Typed> {
  if (command === 'find' || command === 'replace') return defined({ words: first, by: second });
  const path = defined({ path: first === undefined ? undefined : addressOf(first) });
  if (second === undefined) return path;
  if (command === 'remove')
    throw new CannotEdit(msg('commands/page:to-missing', { address: second }));
  return { ...path, ...(command === 'new' ? { title: second.trim() } : { to: addressOf(second) }) };
}

function parsed(args: readonly string[]) {
  try {
    return readOptions({
      name: 'npm run page',
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new CannotEdit(error.wording);
  }
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
