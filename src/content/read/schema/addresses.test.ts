import { describe } from 'vitest';
import { NOVA, redirects } from '../../testing/edits.ts';
import { page, prose } from '../../testing/fixture.ts';
import { ofCodes, setUpReports } from '../../testing/set-up-reports.ts';
import { testReported } from '../../testing/test-check.ts';

const nova = page('/nova', prose('a'));
const canonical = (address: string) => ({
  [NOVA]: { ...nova, meta: { ...(nova.meta as object), canonical: address } },
});
const PLACE = 'bad-format /meta/canonical';

describe('an address that is neither a page nor another site', () => {
  testReported(setUpReports(ofCodes('bad-format')), {
    'canonical, to WhatsApp': [canonical('whatsapp:oi'), PLACE],
    'canonical, to a phone': [canonical('tel:'), PLACE],
    'canonical, with an anchor alone': [canonical('#historia'), PLACE],
    'canonical, with an anchor': [
      canonical('/sobre#historia'),
      `${PLACE} "/sobre#historia" → "/sobre" ?`,
    ],
    'canonical, without its scheme': [
      canonical('//a.example'),
      `${PLACE} "//a.example" → "https://a.example"`,
    ],
    'canonical, that is not safe': [
      canonical('http://a.example'),
      `${PLACE} "http://a.example" → "https://a.example"`,
    ],
    'of a redirect': [
      redirects(['/a', 'whatsapp:oi'], ['/b', 'mailto:a@b.example'], ['/c', '#historia']),
      'bad-format /redirects/0/to',
      'bad-format /redirects/1/to',
      'bad-format /redirects/2/to',
    ],
  });
});
