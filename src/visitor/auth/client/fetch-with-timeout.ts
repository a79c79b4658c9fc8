/** Longest wait for the accounts service, in milliseconds; the same as for the CRM. */
const TIMEOUT = 15_000;

/** `fetch` with a timeout, so that a silent server does not block a form forever. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
