/** Downloads modules that will be imported, in parallel: each would else be asked for by the one before it. */
export function preloadModules(urls: Iterable<string>): void {
  for (const href of urls)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}
