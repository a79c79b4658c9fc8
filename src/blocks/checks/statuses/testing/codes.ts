import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova, ofFixtureSite } from '../../../../content/testing/edits.ts';

const statuses = (...all: [value: string, meaning: string][]) =>
  nova({
    ...ofFixtureSite('pages/conta/painel.json').sections[0],
    signedOut: { title: 'Entre', text: 'Entre com a sua conta.' },
    forms: [{ name: 'contato', label: 'Contato' }],
    statuses: all.map(([value, meaning]) => ({ value, label: value, meaning })),
  });

export const codes: Codes = {
  'status-new': statuses(['contacted', 'open']),
  'status-repeated': statuses(['new', 'new'], ['won', 'won'], ['won', 'lost']),
};
