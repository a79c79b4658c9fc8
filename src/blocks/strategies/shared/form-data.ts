type Entries = readonly (readonly [name: string, value: string])[];

export function toFormData(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

/** Browsers take 64 KiB of all requests that may outlive the page; the log's copy needs some of it. */
export const mayOutlivePage = (entries: Entries): boolean => new Blob(entries.flat()).size < 20_000;
