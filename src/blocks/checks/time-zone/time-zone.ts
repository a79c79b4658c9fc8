import { hasProblemAt, single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import { isTimeZone } from '../../../content/read/words/time-zone.ts';
import { didYouMean, quote } from '../../../content/read/words/wording.ts';
import { isObject } from '../../../lib/json.ts';

/** The time zone of site.json is one that there is. */
export const checkTimeZone = siteCheck(['time-zone-unknown'], ({ entries }, report) => {
  const site = single(entries, 'site');
  const name = isObject(site?.value) ? site.value.timeZone : undefined;
  if (!site || typeof name !== 'string' || isTimeZone(name) || hasProblemAt(site, '/timeZone'))
    return;
  const zones = Intl.supportedValuesOf('timeZone');
  const near = nearest(name, zones);
  report(site, {
    code: 'time-zone-unknown',
    pointer: '/timeZone',
    message: `Não há um fuso horário chamado ${quote(name)}.${didYouMean(near)}`,
    hint: `Escreva "${near ?? 'America/Sao_Paulo'}"${near ? '' : ', o horário de Brasília, ou o nome do seu'}.`,
    ...fixByName(name, near, zones),
  });
});
