import type { Codes } from '../../../../content/testing/codes/code.ts';
import { texts } from '../../../../content/testing/edits.ts';

export const codes: Codes = { 'phone-unknown': texts('Ou [ligue](tel:+5511300000).') };
