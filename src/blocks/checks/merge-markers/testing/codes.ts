import type { Codes } from '../../../../content/testing/codes/code.ts';

export const codes: Codes = {
  'merge-markers': { 'public/leia.txt': '<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> outra\n' },
};
