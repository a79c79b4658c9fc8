/** Replaces Meta's pixel: reports all past and future calls of `fbq`. */
import { paramsOf, report } from './report.ts';
import { bring } from './trusted-scripts.ts';

interface Fbq {
  queue?: ArrayLike<unknown>[];
  callMethod?: (...call: unknown[]) => void;
}

function record(command: unknown, first: unknown, second: unknown, third: unknown): void {
  if (command === 'track' || command === 'trackCustom')
    report('fbq', String(first), { ...paramsOf(second), ...paramsOf(third) });
  else if (command === 'init') report('fbq', 'init', { id: first, ...paramsOf(second) });
  else if (command === 'consent') report('fbq', `consent_${first}`, {});
  else report('fbq', String(command), { value: first });
}

const { fbq } = window as { fbq?: Fbq };
if (fbq) {
  fbq.callMethod = (...call) => record(call[0], call[1], call[2], call[3]);
  for (const call of fbq.queue?.splice(0) ?? []) fbq.callMethod(...Array.from(call));
}

bring('/__local/fbconfig.js'); // a plain string: the documentation of the real script mentions no policy
