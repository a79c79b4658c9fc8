import { confirm, isCancel, select, text } from '@clack/prompts';
import { CannotEdit } from '../../content/edit/file-change.ts';

/** Asks for arguments that were not typed. */
export interface Asker {
  text(question: Question): Promise<string>;
  choose(question: Question & { options: AskedOption[] }): Promise<string>;
  confirm(question: string): Promise<boolean>;
}

export interface AskedOption {
  value: string;
  label?: string;
  hint?: string;
}

interface Question {
  question: string;
  /** The usage message if there is no terminal. */
  instead: string;
  initial?: string | undefined;
}

const INSTRUCTIONS = ' (setas e Enter)';
const MOST_SHOWN = 12;

/** The person at this terminal; Esc and Ctrl+C end it. */
export const person: Asker = {
  text: async ({ question, initial }) =>
    answered(
      await text({
        message: question,
        ...(initial && { initialValue: initial }),
        validate: (value) => (value?.trim() ? undefined : 'Escreva algo, ou tecle Esc para sair.'),
      }),
    ).trim(),
  choose: async ({ question, options, initial }) =>
    answered(
      await select({
        message: question + INSTRUCTIONS,
        options: options.map(({ value, label = value, ...rest }) => ({ value, label, ...rest })),
        maxItems: MOST_SHOWN,
        showInstructions: false,
        ...(initial && { initialValue: initial }),
      }),
    ),
  confirm: async (question) =>
    answered(await confirm({ message: question, active: 'Sim', inactive: 'Não' })),
};

/** Without a terminal: reports the missing arguments and changes nothing. */
export const nobody: Asker = {
  text: async ({ instead }) => {
    throw new CannotEdit(instead);
  },
  choose: async ({ instead, initial }) => {
    if (initial !== undefined) return initial;
    throw new CannotEdit(instead);
  },
  confirm: async () => {
    throw new CannotEdit(
      'Nada foi feito: não há um terminal para perguntar. Para fazer assim mesmo, acrescente --yes.',
    );
  },
};

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new CannotEdit('Nada foi feito.');
  return answer as Exclude<T, symbol>;
}
