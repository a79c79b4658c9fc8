import { single, siteCheck } from '../../../content/read/site/site.ts';

/** Pages that no link leads to, but visitors come to: those who ask for an unknown address. */
export const checkNeededPages = siteCheck(
  ['not-found-missing'],
  ({ entries, pages, complete }, report) => {
    const site = single(entries, 'site');
    if (!complete || !site || pages.has('/404')) return;
    report(site, {
      code: 'not-found-missing',
      severity: 'warning',
      message: 'O site não tem a página "/404", a de quem chega a um endereço que não existe.',
      hint: 'Crie site-config/pages/404.json com "path": "/404" e um caminho de volta, ou recupere-a do histórico.',
    });
  },
);
