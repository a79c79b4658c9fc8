/** What the document, the boot script inlined in it, and the app say to one another. */

/** The boot script's element. */
export const BOOT_SCRIPT = 'script[data-app]';

/** What its element tells the boot script. */
export interface BootData {
  /** Addresses of the app's modules, the app last. */
  app?: string;
  /** Address of what brings them. */
  bring?: string;
  /** Address of the page's data. */
  page?: string;
  /** `SiteConsent.asked`, where something needs consent. */
  consent?: string;
  /** When the app starts without a touch: at a date, or `''`, once the page is idle. */
  starts?: string;
  /** Present on the page to which the CRM sends a form's visitor. */
  returns?: string;
}

/** The same as attributes, in the order of the keys. */
export const bootAttributes = (data: BootData): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` data-${key}` : ` data-${key}="${value}"`))
    .join('');

/** Holds the parser until the sheet before it is there: Firefox would show unstyled what comes below. */
export const WAIT_FOR_SHEET = '0';

/** The sheet of what is below the first section, with what waits for it. */
export const sheetTags = (href: string): string =>
  `<link rel="stylesheet" href="${href}" data-below><script data-below>${WAIT_FOR_SHEET}</script>`;

/** Both, which are gone when the app takes the page over. */
export const SHEET_TAGS = '[data-below]';

/** What the CRM's return page tells the window that holds it in an iframe. */
export const RETURN_MESSAGE = 'form-return';

/** `html[data-js]`: there is an app, or one is on its way. */
export function expectApp(expected: boolean): void {
  if (expected) document.documentElement.dataset.js = '';
  else delete document.documentElement.dataset.js;
}

/** `html[data-consent=ask]`: the banner is shown. */
export function askConsent(ask: boolean): void {
  if (ask) document.documentElement.dataset.consent = 'ask';
  else delete document.documentElement.dataset.consent;
}

/** `form[data-ready]`: somebody has the form; until then the boot script holds back what is sent. */
export const isReady = (form: HTMLFormElement | null): boolean => 'ready' in (form?.dataset ?? {});

/** `form[data-pending]`: it was sent, and held back. */
export function holdBack(form: HTMLFormElement): void {
  form.dataset.pending = '';
}

/** Takes a form over; true when it was sent meanwhile. */
export function takeForm(form: HTMLFormElement): boolean {
  form.dataset.ready = '';
  const pending = 'pending' in form.dataset;
  delete form.dataset.pending;
  return pending;
}
