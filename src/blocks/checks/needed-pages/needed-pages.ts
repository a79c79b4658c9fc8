import { pagesWith } from '../../../content/read/site/mentions.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { oneOf } from '../../../content/read/words/wording.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { typesWith } from '../../traits.ts';

const CODES = ['not-found-missing', 'return-missing'] as const;

/** Pages that no link leads to, but visitors come to: unknown addresses, and back from the CRM. */
export const checkNeededPages = siteCheck(
  CODES,
  ({ entries, pages, mentions, complete }, report) => {
    const site = single(entries, 'site');
    if (!complete || !site) return;
    if (!pages.has('/404'))
      report(site, {
        code: 'not-found-missing',
        severity: 'warning',
        message: 'O site não tem a página "/404", a de quem chega a um endereço que não existe.',
        hint: 'Crie site-config/pages/404.json com "path": "/404" e um caminho de volta, ou recupere-a do histórico.',
      });
    const integrations = single(entries, 'integrations')?.value;
    const crm = isObject(integrations) ? integrations.crm : undefined;
    if (!isObject(crm) || crm.transport !== 'iframe-return') return;
    if (pagesWith(mentions, 'isFormReturn').size > 0) return;
    const types = typesWith('isFormReturn');
    for (const entry of entries) {
      if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit))
        continue;
      if (entry.value.submit.strategy !== 'crm') continue;
      report(entry, {
        code: 'return-missing',
        pointer: pointerOf('submit', 'strategy'),
        message: `O CRM responde a este formulário em uma página do site, e nenhuma tem a seção ${oneOf(types)}: todo envio ficaria sem resposta.`,
        hint: `Recupere a página do histórico, ou crie uma com { "type": "${types[0]}" } e o endereço que está em “Return URL” no CRM.`,
      });
      return;
    }
  },
);
