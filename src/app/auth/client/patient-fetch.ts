/** How long the accounts service may take to answer, in milliseconds; as long as the CRM. */
const PATIENCE = 15_000;

/** `fetch` that gives up, so that a silent server does not leave a form waiting for ever. */
export const patientFetch: typeof fetch = (input, init) => {
  const patience = AbortSignal.timeout(PATIENCE);
  const signal = init?.signal ? AbortSignal.any([init.signal, patience]) : patience;
  return fetch(input, { ...init, signal });
};
