/** Section 2: the other addresses of the route table. */
import { expect } from 'playwright/test';
import { put, renamed } from '../edits.ts';
import { CASES, caseFile, EVENT, fileOf, LANDING, now } from '../look.ts';
import { alone, type Statement } from '../statement.ts';

/** An address answers, with a page about what it is named for. */
const route = (
  id: string,
  path: string,
  { about, title, file }: { about: string; title: RegExp; file: string },
): Statement => ({
  id,
  says: `${path}: ${about}`,
  tried: alone(async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await now(page).toHaveURL(path);
    await now(page).toHaveTitle(title);
    await now(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await now(page.locator('main section').first()).toBeVisible();
  }),
  breaks: [renamed(path), put(file, 'meta/title', 'Jardinagem e outros assuntos | Baluarte')],
});

const services: [id: string, path: string, about: string, title: RegExp][] = [
  ['28.1', '/protecao-redes-solucoes', 'next-generation firewall', /firewall de próxima geração/i],
  ['29.1', '/next-gen-antivirus', 'next-generation antivirus', /antivírus de próxima geração/i],
  ['30.1', '/monitoramento-ti', 'monitoring management', /gestão de monitoramento/i],
  ['31.1', '/treinamento-usuarios', 'user security training', /treinamento de usuários/i],
  ['32.1', '/acesso-remoto-seguro', 'secure remote access', /acesso remoto seguro/i],
  ['33.1', '/softwares-gerenciamento-ti', 'IT management', /gerenciamento de TI/i],
  ['34.1', '/gestao-vulnerabilidades', 'vulnerability management', /gestão de vulnerab/i],
  ['35.1', '/defesa-cibernetica', 'cyber defence strategy', /defesa cibernética/i],
  ['36.1', '/nsoc', 'NOC/SOC 24x7', /NOC e SOC 24x7/],
  ['37.1', '/monitoramento', 'monitoring', /serviço de monitoramento/i],
  ['38.1', '/protecao-redes', 'network security', /segurança de redes/i],
];

export default [
  route('27.1', '/auth', {
    about: 'administrative access',
    title: /Acesso Administrativo/,
    file: 'pages/conta/auth.json',
  }),
  ...services.map(([id, path, about, title]) =>
    route(id, path, { about, title, file: fileOf(path) }),
  ),
  ...CASES.map((path, index) =>
    route(`39.${index + 1}`, path, {
      about: 'customer case',
      title: new RegExp(`Caso ${path.slice(6)}`, 'i'),
      file: caseFile(path),
    }),
  ),
  route('40.1', LANDING, {
    about: 'generic lead-capture landing page',
    title: /Consultoria gratuita/,
    file: 'pages/lp/exemplo-seguranca.json',
  }),
  route('41.1', EVENT, {
    about: 'event landing page',
    title: /Roundtable Sessions/,
    file: 'pages/lp/roundtable-cotia.json',
  }),
] satisfies Statement[];
