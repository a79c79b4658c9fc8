import { single, siteCheck } from '../../../content/read/site/site.ts';
import { mayBeLeftOut } from '../../../content/read/site/variables.ts';
import { oneOf, quote } from '../../../content/read/words/wording.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { deliveringStrategies, strategyNamed } from '../../strategies.ts';

/** A form that delivers to the log of submissions alone needs a log that takes what it sends. */
export const checkFormDestinations = siteCheck(['destination-missing'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations)) return; // reported already
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit)) continue;
    if (entry.value.submit.deliver === false) continue; // nobody is to receive it
    const strategy = asText(entry.value.submit.strategy) ?? '';
    const { logOnly } = strategyNamed(strategy);
    const gap = logOnly && gapInLog(integrations, strategy);
    if (!gap) continue;
    const others = `Com o seu serviço em integrations.json, ${oneOf(deliveringStrategies())} em “strategy” também entrega.`;
    report(entry, {
      code: 'destination-missing',
      pointer: pointerOf('submit', 'strategy'),
      message: `Este formulário agradeceria ao visitante sem entregar a ninguém o que ele escreve: ${quote(strategy)} só entrega ao registro de envios, e ${gap.message}`,
      hint: `${gap.hint} ${others} Se ninguém deve receber, escreva "deliver": false em “submit”.`,
    });
  }
});

/** What keeps the log from taking what this strategy sends. */
function gapInLog({ supabase, submissions }: JsonObject, strategy: string) {
  const log = `"submissions": { "strategies": ["${strategy}"] }`;
  if (!isObject(submissions))
    return {
      message: 'falta “submissions” em integrations.json.',
      hint: `Acrescente ${log} a integrations.json${supabase ? '' : ', e “supabase”, o banco em que ele guarda'}.`,
    };
  if (!Array.isArray(submissions.strategies)) return undefined; // reported already
  if (!submissions.strategies.includes(strategy))
    return {
      message: '“submissions”, em integrations.json, não o guarda.',
      hint: `Acrescente ${quote(strategy)} a “strategies” de “submissions”.`,
    };
  if (!supabase)
    return {
      message: 'falta “supabase” em integrations.json, o banco em que “submissions” guarda.',
      hint: 'Configure “supabase” em integrations.json.',
    };
  if (mayBeLeftOut(supabase))
    return {
      message:
        '“supabase”, o banco em que ele guarda, tem um valor vazio em integrations.json, ou que pode ficar vazio.',
      hint: 'Em “supabase”, escreva cada valor, ou o nome de uma variável sem “:-”: "${NOME}".',
    };
  return undefined;
}
