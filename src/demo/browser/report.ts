type Params = Record<string, unknown>;

/** Tells the local server of an event; it arrives even if the page is left at once. */
export function report(tag: 'gtag' | 'fbq', name: string, params: Params): void {
  const body = JSON.stringify({ tag, name, params, page: location.pathname }, plain());
  const sent = navigator.sendBeacon(
    '/__local/events',
    new Blob([body], { type: 'application/json' }),
  );
  if (!sent) void fetch('/__local/events', { method: 'POST', body, keepalive: true });
}

/** Leaves out what JSON cannot hold: elements, and what contains itself. */
function plain() {
  const above: unknown[] = [];
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (value instanceof Node || value === window) return `[${String(value)}]`;
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(value)) return '[circular]';
    above.push(value);
    return value;
  };
}

/** The parameters, if they are an object. */
export function paramsOf(value: unknown): Params {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
