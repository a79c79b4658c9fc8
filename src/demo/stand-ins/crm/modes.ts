import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../../node/http.ts';
import { type Message, msg, quoted } from '../../../words/message.ts';

/** What each is called, and what happens in it: src/words/<language>/demo/crm.json. */
interface Mode {
  /** Whether the lead is in the CRM afterwards, whatever the answer to the site. */
  keeps: boolean;
}

/**
 * How the CRM may behave. A lead is kept wherever its body arrived and only the answer was lost or
 * is unreadable, as in a real CRM: a form that sends again on its own would make two of it. In `reset`
 * the browser itself does: Chrome repeats a request, a POST too, whose reused connection was cut
 * before any answer. One fetch was seen to make three leads: tell them apart by an id in the form.
 */
export const CRM_MODES = {
  ok: { keeps: true },
  refuse: { keeps: false },
  error500: { keeps: false },
  html: { keeps: true },
  reset: { keeps: true },
  hang: { keeps: true },
  nocors: { keeps: true },
} satisfies Record<string, Mode>;

export type CrmMode = keyof typeof CRM_MODES;

export const nameOfMode = (mode: CrmMode): Message => msg(`demo/crm:${mode}`);

const isMode = (value: unknown): value is CrmMode =>
  typeof value === 'string' && Object.hasOwn(CRM_MODES, value);

/**
 * The mode of this server, in memory. A browser's cookie `crm-mode` wins over it, so that tests
 * running side by side on one server do not disturb each other.
 */
export class ModeSwitch {
  current: CrmMode = 'ok';

  /** Throws a 400 that lists the modes when `value` is none of them. */
  set(value: unknown): void {
    if (!isMode(value)) {
      const modes = Object.keys(CRM_MODES).join(', ');
      const mode = quoted(String(value));
      throw new HttpError(400, msg('demo/crm:unknown-mode', { mode, modes }));
    }
    this.current = value;
  }

  of(request: IncomingMessage): CrmMode {
    return browserMode(request) ?? this.current;
  }
}

/** The mode in the request's cookie, if it names one. */
export function browserMode({ headers }: IncomingMessage): CrmMode | undefined {
  const value = /(?:^|;\s*)crm-mode=([^;\s]*)/.exec(headers.cookie ?? '')?.[1];
  return isMode(value) ? value : undefined;
}
