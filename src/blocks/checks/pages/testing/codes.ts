import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA, SOBRE } from '../../../../content/testing/edits.ts';
import { page, VALID } from '../../../../content/testing/fixture.ts';

const meta = (VALID[SOBRE] as { meta: Record<string, unknown> }).meta;

export const codes: Codes = {
  'duplicate-path': { 'site-config/pages/a.json': page('/sobre') },
  'duplicate-title': {
    [NOVA]: {
      ...page('/nova'),
      meta: {
        ...meta,
        description: 'Outra descrição, comprida o bastante para o resultado do buscador.',
      },
    },
  },
  'duplicate-description': { [NOVA]: { ...page('/nova'), meta: { ...meta, title: 'Nova' } } },
  'home-missing': { 'site-config/pages/inicio.json': undefined },
};
