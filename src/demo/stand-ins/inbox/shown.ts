import type { Kind, Kinds } from '../../items.ts';
import { emailCard } from './email-card.ts';
import { eventRow } from './event-row.ts';
import type { Html } from './html.ts';
import { leadCard } from './lead-card.ts';

/** How the inbox shows a kind of things. */
interface Shown<Item> {
  title: string;
  /** Explains how to produce an entry. */
  empty: string;
  show(item: Item): Html;
  /** In the column of the CRM's switch. */
  aside?: true;
}

export const shown: { [K in Kind]: Shown<Kinds[K]> } = {
  leads: {
    title: 'Contatos',
    empty: 'Nenhum contato ainda. Envie um formulário do site e ele aparece aqui.',
    show: leadCard,
  },
  emails: {
    title: 'E-mails',
    empty: 'Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha no site.',
    show: emailCard,
  },
  events: {
    title: 'Eventos',
    empty: 'Nenhum evento ainda. Aceite os cookies de medição no site.',
    show: eventRow,
    aside: true,
  },
};

export const kinds = Object.keys(shown) as Kind[];
