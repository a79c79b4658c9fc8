import { single, siteCheck } from '../../../content/read/site/site.ts';
import { mayBeLeftOut } from '../../../content/read/site/variables.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { strategyNamed } from '../../strategies.ts';

/** A form that is sent to a service has that service configured. */
export const checkFormServices = siteCheck(
  ['service-missing', 'service-optional'],
  ({ entries }, report) => {
    const integrations = single(entries, 'integrations')?.value;
    if (!isObject(integrations)) return; // reported already
    for (const entry of entries) {
      if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit))
        continue;
      const strategy = asText(entry.value.submit.strategy);
      const { service } = strategyNamed(strategy);
      if (!service) continue;
      const pointer = pointerOf('submit', 'strategy');
      const nobody = 'ninguém receberia o que o visitante escreve.';
      if (!(service in integrations))
        report(entry, {
          code: 'service-missing',
          pointer,
          message: `Este formulário usa “${strategy}”, mas falta “${service}” em integrations.json: ${nobody}`,
          hint: `Configure “${service}” em integrations.json, ou use outra estratégia.`,
        });
      else if (mayBeLeftOut(integrations[service]))
        report(entry, {
          code: 'service-optional',
          pointer,
          message: `Este formulário usa “${strategy}”, mas “${service}” tem um valor vazio em integrations.json, ou que pode ficar vazio, e então é como se não estivesse lá: ${nobody}`,
          hint: `Em “${service}”, escreva cada valor, ou o nome de uma variável sem “:-”: "\${NOME}".`,
        });
    }
  },
);
