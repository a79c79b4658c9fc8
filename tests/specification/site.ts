/**
 * The site under test: the project's own, and one page more, with what stands ready and no page shows: forms of the
 * accounts, which are switched on here, and what a form, a page and a testimonial may have.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../src/node/project.ts';
import type { SiteFolders } from '../sites.ts';

const folder = join(cacheDir, 'specification');

export const site: SiteFolders = { root: join(folder, 'site'), dist: join(folder, 'dist') };

export const RESULTS = join(folder, 'results.json');

/** A statement that is tried on it is `ready`, and not `held`: see table-reporter.ts. */
export const FORMS_PAGE = '/formularios-de-acesso';

/** The annotation of a test that opened it. */
export const ON_NO_PAGE = 'on no page';

const FORMS = [
  'otp',
  'verify',
  'sso',
  'social-google',
  'link-google',
  'unlink-google',
  'reauthenticate',
  'mfa-enroll',
  'mfa-verify',
  'mfa-verify-again',
  'mfa-remove',
];

/** A form as the specification has it, which is only logged and tracked. */
export const UNDELIVERED = 'sem-entrega';

/** What those forms ask for; the site leaves it switched off. */
const SWITCHED_ON = {
  otp: true,
  sso: true,
  social: ['google'],
  identities: true,
  reauthentication: true,
  mfa: true,
};

export function copySite(): void {
  for (const part of ['site-config', 'public', 'blocks']) {
    rmSync(join(site.root, part), { recursive: true, force: true });
    cpSync(join(projectRoot, part), join(site.root, part), { recursive: true });
  }
  const page = {
    path: FORMS_PAGE,
    meta: {
      title: 'Formulários de acesso | Baluarte',
      description: 'Os formulários de acesso que ainda não estão em nenhuma página do site.',
      keywords: ['acesso'],
      ogImage: '/imagens/convite.svg',
      canonical: '/sobre',
    },
    sections: [
      { type: 'hero', title: 'Formulários de acesso', text: 'Para os testes.' },
      {
        type: 'testimonials',
        id: 'depoimento',
        title: 'Depoimento com nota e retrato',
        items: [
          {
            content: 'Um depoimento com tudo o que um depoimento pode ter.',
            name: 'Ana Lima',
            role: 'Diretora',
            company: 'Exemplo',
            rating: 4,
            avatar: { src: '/imagens/palestrante-1.svg', alt: 'Retrato de Ana Lima' },
          },
        ],
      },
      ...[...FORMS, UNDELIVERED].map((id) => ({
        type: 'form',
        id,
        title: `Formulário ${id}`,
        form: id.replace('-again', ''),
      })),
    ],
  };
  const write = (file: string, value: unknown) =>
    writeFileSync(join(site.root, 'site-config', file), JSON.stringify(value, null, 2));
  const read = (file: string) =>
    JSON.parse(readFileSync(join(site.root, 'site-config', file), 'utf8'));
  write('pages/formularios-de-acesso.json', page);
  const { answer: _, ...form } = read('forms/consultoria.json');
  form.submit.deliver = false;
  write(`forms/${UNDELIVERED}.json`, form);
  const integrations = read('integrations.json');
  Object.assign(integrations.auth, SWITCHED_ON);
  write('integrations.json', integrations);
}

export interface Failure {
  /** What was looked at: the address of a page, as a rule. */
  scene: string;
  message: string;
}

export interface Results {
  /** By statement; none where it held. */
  failures: Record<string, Failure[]>;
  tried: string[];
}

export const readResults = (root = projectRoot): Results =>
  JSON.parse(readFileSync(RESULTS.replace(projectRoot, root), 'utf8'));
