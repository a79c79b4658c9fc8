/** A short notice over the page. */
export interface Toast {
  title: string;
  text?: string;
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
