import { single, siteCheck } from '../../../content/read/site/site.ts';
import { mayBeLeftOut } from '../../../content/read/site/variables.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
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
      if (!(service in integrations))
        report(entry, {
          code: 'service-missing',
          pointer,
          message: msg('checks/form-services:missing', { strategy, service }),
          hint: msg('checks/form-services:missing-hint', { service }),
        });
      else if (mayBeLeftOut(integrations[service]))
        report(entry, {
          code: 'service-optional',
          pointer,
          message: msg('checks/form-services:optional', { strategy, service }),
          hint: msg('checks/form-services:optional-hint', { service }),
        });
    }
  },
);
