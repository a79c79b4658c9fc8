import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../../node/http.ts';

interface Mode {
  label: string;
  /** One line for the inbox page: what happens to the lead, and how the CRM answers the site. */
  help: string;
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
  ok: {
    label: 'Normal',
    help: 'Guarda o contato e confirma o envio.',
    keeps: true,
  },
  refuse: {
    label: 'Recusa',
    help: 'Não guarda; diz ao site que o envio foi recusado.',
    keeps: false,
  },
  error500: {
    label: 'Erro 500',
    help: 'Não guarda; responde com a página de erro de um servidor.',
    keeps: false,
  },
  html: {
    label: 'Página inesperada',
    help: 'Guarda, mas responde com uma página qualquer, como a de uma manutenção.',
    keeps: true,
  },
  reset: {
    label: 'Conexão cortada',
    help: 'Guarda e corta a conexão antes de responder.',
    keeps: true,
  },
  hang: {
    label: 'Sem resposta',
    help: 'Guarda e nunca responde: o site tem de desistir de esperar.',
    keeps: true,
  },
  nocors: {
    label: 'Sem CORS',
    help: 'Guarda, mas a resposta a um fetch de outra origem não pode ser lida.',
    keeps: true,
  },
} satisfies Record<string, Mode>;

export type CrmMode = keyof typeof CRM_MODES;

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
      throw new HttpError(400, `“${String(value)}” não é um modo do CRM. Use um destes: ${modes}.`);
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
