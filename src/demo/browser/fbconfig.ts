/** The part that the pixel loads: its settings. */
export {};

// Meta's own name, so that withdrawing consent has something to delete.
// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
document.cookie = '_fbp=fb.1.demo; path=/; max-age=7776000; samesite=lax';
