const loading = new Map<string, Promise<void>>();

/** Loads a script once; rejects when it is blocked or missing, and may then be asked for again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}
