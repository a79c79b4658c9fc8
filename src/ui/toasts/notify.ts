/** A short notice over the page. */
export interface Toast {
  title: string;
  text?: string;
  /** Why it failed; shown instead of the text. */
  reason?: string;
  /** The language of title and text, if it is not the page's; a reason is always in the page's. */
  lang?: string;
  tone: 'success' | 'error';
  /** Where to go on; the toast stays until it is closed. */
  link?: { label: string; to: string; close: string };
}

type Show = (toast: Toast) => void;

let show: Show | undefined;
const waiting: Toast[] = [];
let bring: (() => void) | undefined;

/** Shows a toast. The first one loads the toaster. */
export function notify(toast: Toast): void {
  if (show) {
    show(toast);
  } else {
    waiting.push(toast);
    bring?.();
  }
}

/** Called by the shell with the function that loads the toaster. */
export function onFirstToast(load: () => void): () => void {
  bring = load;
  if (waiting.length > 0) load();
  return () => {
    bring = undefined;
  };
}

/** Called by the toaster when it is mounted, and with undefined when it is unmounted. */
export function setToaster(toaster: Show | undefined): void {
  show = toaster;
  if (show) for (const toast of waiting.splice(0)) show(toast);
}
