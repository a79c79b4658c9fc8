/** Replaces Google Tag Manager: reports all current and future entries of `dataLayer`. */
import { paramsOf, report } from './report.ts';
import { bring, googlePolicy } from './trusted-scripts.ts';

/** `dataLayer` holds the arguments of `gtag(…)` calls, and plain objects with an `event`. */
function record(entry: unknown): void {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') {
    recordCall([...(entry as unknown[])]);
  } else {
    const { event = 'data', ...params } = paramsOf(entry);
    report('gtag', String(event), params);
  }
}

function recordCall([command, first, second]: unknown[]): void {
  if (command === 'event') report('gtag', String(first), paramsOf(second));
  else if (command === 'consent') report('gtag', `consent_${first}`, paramsOf(second));
  else if (command === 'config') report('gtag', 'config', { id: first, ...paramsOf(second) });
  else report('gtag', String(command), paramsOf(first));
}

const holder = window as { dataLayer?: unknown[] };
holder.dataLayer ??= [];
const layer = holder.dataLayer;
const push = layer.push;
layer.push = (...entries) => {
  const length = push.apply(layer, entries);
  entries.forEach(record);
  return length;
};
layer.forEach(record);

// As a container does: its tag comes apart, and custom HTML is written as such.
const policy = googlePolicy();
bring(policy.createScriptURL('/__local/gtag.js'));
document.createElement('div').innerHTML = policy.createHTML('<i></i>');
