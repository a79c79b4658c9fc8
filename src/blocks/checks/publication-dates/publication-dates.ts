import { listIn, single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { instantOf } from '../../../content/read/words/time-zone.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { msg, written } from '../../../words/message.ts';

/** What goes off the air was on it. */
export const checkPublicationDates = siteCheck(
  ['expires-before'],
  ({ entries, mentions, clock }, report) => {
    const site = single(entries, 'site');
    if (site && isObject(site.value))
      for (const finding of order(site.value.announcement, clock.timeZone))
        report(site, { ...finding, pointer: pointerOf('announcement', 'expireAt') });
    for (const entry of mentions.timed) {
      const sections = listIn(entry, 'sections').map((section, index): [unknown, string] => [
        section,
        pointerOf('sections', index),
      ]);
      for (const [dated, pointer] of [[entry.value, ''] as const, ...sections])
        for (const finding of order(dated, clock.timeZone))
          report(entry, { ...finding, pointer: pointer + pointerOf('expireAt') });
    }
  },
);

function order(dated: unknown, timeZone: string): Finding<'expires-before'>[] {
  const { publishAt, expireAt } = isObject(dated) ? dated : {};
  const [begin, end] = [publishAt, expireAt].map((date) => instantOf(date, timeZone));
  if (begin === undefined || end === undefined || !(end <= begin)) return [];
  return [
    {
      code: 'expires-before',
      message: msg('checks/publication-dates:order', {
        end: written(asText(expireAt)),
        start: written(asText(publishAt)),
      }),
      hint: msg('checks/publication-dates:order-hint'),
    },
  ];
}
