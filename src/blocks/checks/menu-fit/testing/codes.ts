import type { Codes } from '../../../../content/testing/codes/code.ts';
import { menu } from '../../../../content/testing/edits.ts';

/** A menu with one item of each label. */
export const menuOf = (...labels: string[]) =>
  menu(...labels.map((label) => ({ label, to: '/sobre' })));

export const LABELS = [
  ...['Treinamentos e oficinas', 'Segurança da informação', 'Perguntas frequentes'],
  ...['Onde estamos', 'Como trabalhamos', 'Materiais gratuitos'],
];

export const codes: Codes = {
  'menu-width': menuOf(...LABELS),
};
