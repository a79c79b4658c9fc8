import type { SubmitResult, Values } from '../kit/types.ts';

/** What a strategy may know, in this tab or another. */
const ANSWERS = { confirmed: 'confirmed', refused: 'refused', unknown: 'unknown' } as const;

/** The form is shown with a panel above it. Another tab, or a page without the form, may still be sending what it holds. */
const OPEN = { ...ANSWERS, submit: 'checking' } as const;

/**
 * What a form does: state -> event -> next state; docs/forms.md has the drawing. Other events change nothing: a second
 * click does not send a second time. A form begins as `editing`, a submission that any page finds in the outbox as `waiting`.
 */
export const TRANSITIONS = {
  /** The page that is opened again finds what was left here. */
  editing: {
    submit: 'checking',
    foundDraft: 'restored',
    foundWaiting: 'waiting',
    foundUnknown: 'unknown',
    foundRefused: 'refused',
  },
  checking: { invalid: 'editing', robot: 'ended', mayRepeat: 'asking', valid: 'sending' },
  sending: { ...ANSWERS, invalid: 'editing', queued: 'waiting', unsent: 'unsent' },
  confirmed: { another: 'editing' },
  /** A robot's submission, which goes nowhere. */
  ended: {},
  /** As `editing`, with the values of before. */
  restored: { ...OPEN, clear: 'editing' },
  /** It may have arrived already: the visitor is asked. */
  asking: OPEN,
  /** For the network. It was checked, so that a page without the form can send it. */
  waiting: { ...OPEN, online: 'sending', needsCaptcha: 'captcha' },
  /** The network is there, and the visitor has to solve a captcha. */
  captcha: OPEN,
  refused: OPEN,
  /** It may or may not have arrived. */
  unknown: OPEN,
  /** It could be neither sent nor kept. */
  unsent: OPEN,
} as const;

export type StateName = keyof typeof TRANSITIONS;

type TargetsOf<S> = S extends StateName ? (typeof TRANSITIONS)[S] : never;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type EventName = KeysOf<TargetsOf<StateName>>;

/** What is known of a submission beside its state. */
interface Details {
  /** What was sent. */
  values?: Values;
  /** The reason for a refusal. */
  reason?: string;
  /** The answer was an error, though nobody knows whether the submission arrived. */
  failed?: true;
}

export interface FormState extends Details {
  name: StateName;
  /** Number of answers; each attempt needs a new captcha. */
  attempt: number;
  /** What takes the focus. A page that has just been opened leaves it where it is. */
  focus?: 'errors' | 'outcome' | 'fields' | undefined;
}

export interface FormEvent extends Details {
  type: EventName;
}

export const EDITING: FormState = { name: 'editing', attempt: 0 };

/** True while the button cannot be pressed. */
export const isBusy = ({ name }: FormState): boolean => name === 'checking' || name === 'sending';

/** The event of what a strategy, or another tab, has answered. */
export const answerEvent = ({ status, ...details }: SubmitResult, values: Values): FormEvent => ({
  ...details,
  type: status,
  values,
});

/** The same state if the event does not concern it. */
export function transition(state: FormState, { type, ...details }: FormEvent): FormState {
  const targets: Partial<Record<EventName, StateName>> = TRANSITIONS[state.name];
  const name = targets[type];
  if (!name) return state;
  const isAnswer = state.name === 'sending' || type in ANSWERS;
  const attempt = state.attempt + (isAnswer ? 1 : 0);
  return { ...details, name, attempt, focus: focusAfter(type, isAnswer) };
}

function focusAfter(type: EventName, isAnswer: boolean): FormState['focus'] {
  if (type === 'invalid') return 'errors';
  if (type === 'another') return 'fields';
  return isAnswer || type === 'robot' || type === 'mayRepeat' ? 'outcome' : undefined;
}

/** One form, or one submission of the outbox, on its way through the states. */
export interface FormMachine {
  state(): FormState;
  /** False if the event does not concern the state. */
  dispatch(event: FormEvent): boolean;
}

/** @param onChange Called with each new state. */
export function createFormMachine(
  first: FormState,
  onChange?: (state: FormState) => void,
): FormMachine {
  let state = first;
  return {
    state: () => state,
    dispatch(event) {
      const before = state;
      state = transition(before, event);
      if (state !== before) onChange?.(state);
      return state !== before;
    },
  };
}
