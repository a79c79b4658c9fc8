import { expect, it } from 'vitest';
import { page, prose } from '../../testing/fixture.ts';
import { setUpFindings } from '../../testing/set-up-reports.ts';

const findings = setUpFindings('bad-format');
const NOVA = 'site-config/pages/nova.json';

it.each(['whatsapp:oi', 'tel:', '#historia', '/sobre#historia', '//a.example', 'http://a.example'])(
  'a canonical address is a page or another site, not %s',
  (canonical) => {
    const nova = page('/nova', prose('a'));
    const meta = { ...(nova.meta as object), canonical };
    const [found, ...others] = findings({ [NOVA]: { ...nova, meta } });
    expect(others).toEqual([]);
    expect(found?.slice(0, 2)).toEqual([NOVA, '/meta/canonical']);
    expect(found?.[2]).toContain(`“canonical” não pode ser “${canonical}”.`);
    expect(found?.[3]).toMatch(
      /^(A forma é esta: "\/sobre"|Escreva "(\/sobre|https:\/\/a.example)")$/,
    );
  },
);

it.each(['whatsapp:oi', 'mailto:a@b.example', '#historia'])(
  'a redirect leads to a page or another site, not to %s',
  (to) => {
    const file = 'site-config/redirects.json';
    const [found] = findings({ [file]: { redirects: [{ from: '/quem-somos', to }] } });
    expect(found?.slice(0, 2)).toEqual([file, '/redirects/0/to']);
    expect(found?.[2]).toContain(`“to” não pode ser “${to}”.`);
  },
);
