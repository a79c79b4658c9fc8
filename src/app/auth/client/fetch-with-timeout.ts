/** How long the accounts service may take to answer, in milliseconds; as long as the CRM. */
const TIMEOUT = 15_000;

/** `fetch` that gives up, so that a silent server does not leave a form waiting for ever. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
