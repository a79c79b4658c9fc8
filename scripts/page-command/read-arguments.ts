import { parseArgs } from 'node:util';
import { CannotEdit } from '../site-config/edit/cannot-edit.ts';
import { addressOf } from '../site-config/edit/page-file.ts';
import { nearest } from '../site-config/words/nearest.ts';
import { didYouMean, quote } from '../site-config/words/wording.ts';

export type Command = 'new' | 'move' | 'remove';

/** What was typed; what is missing is asked, where there is somebody to ask. */
export interface Typed {
  command?: Command;
  /** The address that the command is about. */
  path?: string;
  /** Where its address is to lead, or what it is to be. */
  to?: string;
  title?: string;
  template?: string;
  form?: string;
  draft?: boolean;
  yes: boolean;
  help: boolean;
}

const COMMANDS: Record<string, Command> = {
  new: 'new',
  nova: 'new',
  move: 'move',
  renomear: 'move',
  remove: 'remove',
  apagar: 'remove',
};

const IN_PORTUGUESE: Record<string, string> = {
  '--para': '--to',
  '--modelo': '--template',
  '--formulario': '--form',
  '--rascunho': '--draft',
  '--sim': '--yes',
  '--ajuda': '--help',
};

/** Throws CannotEdit, saying what to write. */
export function readArguments(args: readonly string[]): Typed {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  const { yes, help, to, template, form, draft } = values;
  const typed: Typed = { yes, help, ...defined({ to, template, form, draft }) };
  if (name === undefined || help) return typed;
  const command = COMMANDS[name];
  if (!command)
    throw new CannotEdit(
      `Não conheço ${quote(name)}.${didYouMean(nearest(name, Object.keys(COMMANDS)))} Escreva new (nova), move (renomear) ou remove (apagar).`,
    );
  const [path, second, ...more] = rest;
  if (more.length > 0)
    throw new CannotEdit(
      `Sobrou ${quote(more.join(' '))}. Um título com espaços fica entre aspas: "Plano anual".`,
    );
  if (second !== undefined && command === 'remove')
    throw new CannotEdit(`Diga para onde o endereço leva com --to: --to ${second}`);
  return {
    ...typed,
    command,
    ...(path !== undefined && { path: addressOf(path) }),
    ...(second !== undefined &&
      (command === 'new' ? { title: second.trim() } : { to: addressOf(second) })),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.map((arg) => IN_PORTUGUESE[arg] ?? arg),
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        template: { type: 'string' },
        form: { type: 'string' },
        draft: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        site: { type: 'string' }, // lib/project.ts reads it
      },
    });
  } catch {
    throw new CannotEdit(`Opção desconhecida, ou sem valor, em: ${args.join(' ')}`);
  }
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
