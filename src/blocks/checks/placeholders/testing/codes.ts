import type { Codes } from '../../../../content/testing/codes/code.ts';
import { sobre } from '../../../../content/testing/edits.ts';
import { slip } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  placeholder: sobre('Um texto.', `Visite \${SITE_URL}.`),
  'unknown-variable': slip(
    'site-config/integrations.json',
    '"${SUPABASE_URL}"',
    '"${DATABASE_PASSWORD}"',
  ),
};
