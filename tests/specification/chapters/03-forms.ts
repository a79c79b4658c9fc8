/** Section 3: what the forms ask and send. */
import { expect } from 'playwright/test';
import { DONE, fillContact, leadsOf, openContact, send, solveCaptcha, who } from '../../contact.ts';
import { type Edit, put, remove, renameField, rewrite, swap } from '../edits.ts';
import { EVENT, now, read } from '../look.ts';
import { consultancySent, eventSent, type Logged, leadSent } from '../scenes.ts';
import { after, alone, on, type Statement } from '../statement.ts';

const contact = 'forms/contato.json';

/** What a field of the contact form is called in the CRM, and how long it may be. */
const field = (
  id: string,
  { name, max, sent }: { name: string; max: number; sent: string | RegExp },
  differs?: string,
): Statement => ({
  id,
  says: `contact lead: ${name}, at most ${max} characters`,
  differs,
  tried: [
    on('/fale-conosco', async (page) => {
      const control = page.locator(`#formulario [name=${name}]`);
      await now(control).toBeVisible();
      await now(control).toHaveAttribute('maxlength', `${max}`);
    }),
    after(leadSent, ({ lead, name: who }) =>
      expect(lead[name]?.replace(who, 'Certeira')).toMatch(sent),
    ),
  ],
  breaks: [
    put(contact, `fields/${name}/maxLength`, max - 1),
    put(contact, `fields/${name}/maxLength`, max + 1),
  ],
});

/** What the form sends without asking. */
const fixed = (id: string, name: string, value: string, breaks: Edit[]): Statement => ({
  id,
  says: `contact lead: ${name} '${value}'`,
  tried: after(leadSent, async ({ page, lead }) => {
    expect(lead[name]).toBe(value);
    await now(page.locator(`#formulario [name=${name}]:visible`)).toHaveCount(0);
  }),
  breaks,
});

/** A field of the forms that are logged. */
const submitted = (id: string, name: string, value: RegExp): Statement => ({
  id,
  says: `generic and event submission: ${name}`,
  tried: [
    ...(name === 'message' ? [] : [consultancySent]).map((scene) =>
      after(scene, ({ log }: Logged) => expect(log[1][name]).toMatch(value)),
    ),
    after(eventSent, ({ log }) => expect(log[1][name]).toMatch(value)),
  ],
  breaks: [
    renameField('forms/roundtable.json', name, `outro_${name}`),
    ...(name === 'message' ? [] : [renameField('forms/consultoria.json', name, `outro_${name}`)]),
  ],
});

const INTERESTS: [label: string, says: string][] = [
  ['Firewall de próxima geração', 'next-generation firewall'],
  ['Proteção de endpoints', 'endpoint protection'],
  ['Gestão de vulnerabilidades', 'vulnerability management'],
  ['Gestão da segurança de redes', 'network security manager'],
  ['Conscientização em segurança', 'cybersecurity awareness'],
  ['Monitoramento de infraestrutura', 'infrastructure monitoring'],
  ['Acessos privilegiados (PAM)', 'privileged access management'],
  ['NOC', 'NOC'],
  ['SOC', 'SOC'],
  ['Resposta a incidentes', 'incident response'],
  ['SASE', 'SASE'],
  ['ZTNA', 'ZTNA'],
  ['Anti-DDoS', 'anti-DDoS'],
];

export default [
  field('72.1', { name: 'firstname', max: 40, sent: 'José & "Cia" <b>' }),
  field('72.2', { name: 'lastname', max: 80, sent: 'Certeira' }),
  field('72.3', { name: 'company', max: 100, sent: 'Ação & Reação Ltda.' }),
  field(
    '72.4',
    { name: 'email', max: 100, sent: 'jose@exemplo.com.br' },
    'with the limit of the column in the CRM, 100 characters',
  ),
  {
    id: '72.5',
    says: 'contact lead: emailoptin, 0 or 1',
    tried: [
      after(leadSent, ({ lead }) => expect(lead.emailoptin).toBe('1')),
      on('/fale-conosco', async (page) => {
        const box = page.locator('#formulario [name=emailoptin]');
        await now(box).toHaveAttribute('type', 'checkbox');
        await now(box).toHaveAttribute('value', '1');
        await now(box).not.toBeChecked();
      }),
    ],
    breaks: [put(contact, 'fields/emailoptin/checkedValue', 'sim')],
  },
  field('72.6', { name: 'phone', max: 50, sent: '+5511988887777' }),
  fixed('72.7', 'leadsource', 'Web Site', [put(contact, 'fields/leadsource/value', 'Site')]),
  fixed('72.8', 'leadstatus', 'Novo Lead', [put(contact, 'fields/leadstatus/value', 'Novo')]),
  fixed('72.9', 'publicid', 'demo-captacao-site', [
    put('integrations.json', 'crm/webformId', 'outro-formulario'),
    swap('src/blocks/strategies/crm/crm.strategy.ts', "['publicid', webformId],", ''),
  ]),
  fixed('72.10', 'name', 'Captação Site', [put(contact, 'fields/Captação Site/value', 'Site')]),
  fixed('72.11', 'currency', '1', [put(contact, 'fields/currency/value', '2')]),
  {
    id: '72.12',
    says: 'contact lead: a honeypot checkbox, which nobody sees; ticked, the CRM gets nothing',
    tried: alone(async ({ page }) => {
      const name = who('Robô');
      await openContact(page);
      const box = page.locator('#formulario input[type=checkbox][name=confirm_contact]');
      await expect(box).not.toBeInViewport();
      await box.focus();
      await expect(box).not.toBeFocused();
      await fillContact(page, name);
      await solveCaptcha(page);
      await box.evaluate((one: HTMLInputElement) => one.click());
      await send(page);
      await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
      expect(await leadsOf(page, name)).toEqual([]);
    }),
    breaks: [remove(contact, 'fields/confirm_contact')],
  },
  {
    id: '72.13',
    says: 'contact lead: the response of the captcha',
    tried: after(leadSent, ({ lead }) =>
      expect(`${lead['g-recaptcha-response']}`.length).toBeGreaterThan(8),
    ),
    breaks: [
      remove(contact, 'fields/g-recaptcha-response'),
      put(contact, 'fields/g-recaptcha-response/name', 'captcha'),
    ],
  },
  {
    id: '72.14',
    says: 'contact lead: current_url, the address without query or hash, last but its id',
    tried: after(leadSent, ({ lead, page }) => {
      expect(lead.current_url).toBe(new URL('/fale-conosco', page.url()).href);
      expect(Object.keys(lead).slice(-2)).toEqual(['current_url', 'submission_id']);
    }),
    breaks: [
      put(contact, 'submit/appendCurrentUrl', false),
      swap('src/forms/submission/sending.ts', 'location.origin + path', 'location.href'),
      swap(
        'src/forms/submission/sending.ts',
        'location.origin + path',
        'integrations.siteUrl + path',
      ),
    ],
  },
  submitted('73.1', 'name', /^Ana Lima$/),
  submitted('73.2', 'email', /^ana@exemplo\.com\.br$/),
  submitted('73.3', 'phone', /^ligue 11 3000-0000, ramal 2$/),
  submitted('73.4', 'company', /^Ação Ltda\.$/),
  submitted('73.5', 'message', /^Bom dia\./),
  ...INTERESTS.map(
    ([label, says], index): Statement => ({
      id: `74.${index + 1}`,
      says: `interest: ${says}`,
      tried: on(EVENT, async (page) => {
        const boxes = page.locator('main form fieldset');
        const box = boxes.getByRole('checkbox', { name: label, exact: true });
        await now(box).toBeVisible();
        await now(box).not.toBeChecked();
        expect(await read(boxes.locator('label'))).toContain(label);
      }),
      breaks: [put('forms/roundtable.json', `fields/interests/options/${index}/label`, 'Outro')],
    }),
  ),
  {
    id: '74.14',
    says: 'the interests are not submitted',
    differs: 'the boxes are not; each writes a question into the message, which is',
    tried: after(eventSent, ({ log: [, entries] }) => {
      expect(Object.keys(entries).sort()).toEqual(['company', 'email', 'message', 'name', 'phone']);
      expect(entries.message).toMatch(/^Bom dia\.\s+De madrugada, quem pode isolar um servidor/);
    }),
    breaks: [
      remove('forms/roundtable.json', 'fields/interests/submitted'),
      rewrite('forms/roundtable.json', 'boxes write nothing', ({ fields }) => {
        for (const one of fields ?? []) {
          delete one.writesIn;
          for (const option of one.options ?? []) delete option.writes;
        }
      }),
    ],
  },
] satisfies Statement[];
