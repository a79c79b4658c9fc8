/** A short notice over the page. */
export interface Toast {
  title: string;
  text?: string;
  /** Said in place of the text: why it went so. */
  reason?: string;
  /** Of title and text, where it is not the page's; a reason is always in the page's. */
  lang?: string;
  tone: 'success' | 'error';
}

type Show = (toast: Toast) => void;

let show: Show | undefined;
const waiting: Toast[] = [];
let bring: (() => void) | undefined;

/** Shows a toast. What draws it is loaded with the first. */
export function notify(toast: Toast): void {
  if (show) {
    show(toast);
  } else {
    waiting.push(toast);
    bring?.();
  }
}

/** Told once, by the shell: how to bring the toaster. */
export function onFirstToast(load: () => void): () => void {
  bring = load;
  if (waiting.length > 0) load();
  return () => {
    bring = undefined;
  };
}

/** Told by the toaster when it is there. */
export function setToaster(toaster: Show | undefined): void {
  show = toaster;
  if (show) for (const toast of waiting.splice(0)) show(toast);
}
