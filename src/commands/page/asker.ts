import { confirm, isCancel, select, text } from '@clack/prompts';
import { CannotEdit } from '../../content/edit/file-change.ts';
import { msg, type Wording } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';

/** Asks for arguments that were not typed. */
export interface Asker {
  text(question: Question): Promise<string>;
  choose(question: Question & { options: AskedOption[] }): Promise<string>;
  confirm(question: Wording): Promise<boolean>;
}

export interface AskedOption {
  value: string;
  label?: Wording;
  hint?: string;
}

interface Question {
  question: Wording;
  /** The usage message if there is no terminal. */
  instead: Wording;
  initial?: string | undefined;
}

const MOST_SHOWN = 12;

/** The person at this terminal; Esc and Ctrl+C end it. */
export const person: Asker = {
  text: async ({ question, initial }) =>
    answered(
      await text({
        message: worded(question),
        ...(initial && { initialValue: initial }),
        validate: (value) => (value?.trim() ? undefined : t('commands/page:empty')),
      }),
    ).trim(),
  choose: async ({ question, options, initial }) =>
    answered(
      await select({
        message: t('commands/page:keys', { question }),
        options: options.map(({ value, label = value, ...rest }) => ({
          value,
          label: worded(label),
          ...rest,
        })),
        maxItems: MOST_SHOWN,
        showInstructions: false,
        ...(initial && { initialValue: initial }),
      }),
    ),
  confirm: async (question) =>
    answered(
      await confirm({
        message: worded(question),
        active: t('commands/page:yes'),
        inactive: t('commands/page:no'),
      }),
    ),
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
    throw new CannotEdit(msg('commands/page:no-terminal'));
  },
};

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new CannotEdit(msg('commands/page:nothing-done'));
  return answer as Exclude<T, symbol>;
}
