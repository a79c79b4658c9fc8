/** Stands in for Meta's pixel: reports all that `fbq` was and will be called with. */
import { paramsOf, report } from './report.ts';

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

// Meta's own name, so that withdrawing consent has something to delete.
// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
document.cookie = '_fbp=fb.1.demo; path=/; max-age=7776000; samesite=lax';
