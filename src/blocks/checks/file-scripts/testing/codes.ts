import type { Codes } from '../../../../content/testing/codes/code.ts';

export const codes: Codes = {
  'file-script': { 'public/promo.html': '<script>a()</script>' },
};
