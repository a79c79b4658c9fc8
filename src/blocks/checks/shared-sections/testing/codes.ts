import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

const file = (section: object) => ({
  'site-config/collections/shared-sections/convite.json': section,
});
const shown = { type: 'shared-section', section: 'convite' };
const prose = { type: 'prose', blocks: [{ paragraphs: ['Fale conosco.'] }] };

export const codes: Codes = {
  'shared-in-shared': { ...nova(shown), ...file({ type: 'shared-section', section: 'convite' }) },
  'shared-when': { ...nova(shown), ...file({ ...prose, when: 'before' }) },
  'shared-unshown': file(prose),
  'shared-id': { ...nova({ ...prose, id: 'oi' }, shown), ...file({ ...prose, id: 'oi' }) },
};
