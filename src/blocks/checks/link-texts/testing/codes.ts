import type { Codes } from '../../../../content/testing/codes/code.ts';
import { SITE, texts } from '../../../../content/testing/edits.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'link-text-vague': {
    ...slip(SITE, '"social"', '"vagueLinkTexts": ["clique aqui"], "social"'),
    ...texts('[Clique aqui](/sobre)'),
  },
};
