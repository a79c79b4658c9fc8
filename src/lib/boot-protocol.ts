/** The protocol between the document, the boot script and the app: elements, attributes and messages. */

/** The boot script's element. */
export const BOOT_SCRIPT = 'script[data-bring]';

/** The data of all pages, and the texts of the accounts, on the dev server. A build has hashes in their names. */
export const SITE_DATA_URL = '/_site.json';
export const AUTH_TEXTS_URL = '/_auth-texts.json';

/** The data of all pages in the language of the document. */
export const siteDataUrl = () => `${SITE_DATA_URL}?${document.documentElement.lang}`;

/** The data in the attributes of its element. */
export interface BootData {
  /** Address of the script that loads the app. */
  bring?: string;
  /** Address of the page's data. */
  page?: string;
  /** `SiteConsent.asked`, if something needs consent. */
  consent?: string;
  /** When the app starts without a touch: at a date, or `''`, once the page is idle. */
  starts?: string;
  /** Present on the page to which the CRM redirects after a form. */
  returns?: string;
  /** Present if where the visit came from is noted for the log of submissions. */
  visit?: string;
}

/** The same as attributes, in the order of the keys. */
export const bootAttributes = (data: BootData): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` data-${key}` : ` data-${key}="${value}"`))
    .join('');

/** Blocks the parser until the sheet before it is loaded: Firefox would else show unstyled content. */
export const WAIT_FOR_SHEET = '0';

/** The style sheet of the page below its first section, with the script that waits for it. */
export const sheetTags = (href: string): string =>
  `<link rel="stylesheet" href="${href}" data-below><script data-below>${WAIT_FOR_SHEET}</script>`;

/** Selects both; the app removes them. */
export const SHEET_TAGS = '[data-below]';

/** The attribute of the button that closes the announcement, and what matches once it is closed. */
export const CLOSE_ANNOUNCEMENT = 'data-close-announcement';
export const CLOSED_ANNOUNCEMENT = 'html[data-announced]';

/**
 * The script of a site with an announcement that can be closed, before the first paint: a closed one stays closed, until there
 * is another (`data-announced`). Where nothing can be stored, it is closed on one page alone.
 */
export const ANNOUNCEMENT_SCRIPT = `(({announced:a},d)=>{try{if(localStorage.announced===a)d.announced=''}catch{}addEventListener('click',({target:t})=>{if(t.closest('[${CLOSE_ANNOUNCEMENT}]')){d.announced='';try{localStorage.announced=a}catch{}}})})(document.currentScript.dataset,document.documentElement.dataset)`;

/** Type of the message from the return page in an iframe to its parent window. */
export const RETURN_MESSAGE = 'form-return';

/** The return page's own script: in the iframe of a form, it hands the CRM's answer to the form's window. */
export const RETURN_SCRIPT = `parent!==window&&parent.postMessage({type:'${RETURN_MESSAGE}',search:location.search},location.origin)`;

/** `html[data-js]`: the app is running or loading. */
export function expectApp(expected: boolean): void {
  document.documentElement.toggleAttribute('data-js', expected);
}

/** `html[data-consent=ask]`: the banner is shown. */
export function askConsent(ask: boolean): void {
  if (ask) document.documentElement.dataset.consent = 'ask';
  else delete document.documentElement.dataset.consent;
}

/** The attribute of a button that allows all (`true`) or nothing (`false`) that needs consent. */
export const ANSWER = 'data-answer';

/** The attribute of a button that plays the drawing before it again. */
export const REPLAY = 'data-replay';

/** The event of a part of the page, with code of its own, that the app has taken over. */
export const PART_HYDRATED = 'hydrated';

/** `form[data-ready]`: the form is hydrated; until then the boot script holds back submissions. */
export const isReady = (form: HTMLFormElement | null): boolean => 'ready' in (form?.dataset ?? {});

/** Selects forms that are not hydrated yet; one with a target works without scripts alone. */
export const NOT_HYDRATED = 'form:not([target],[data-ready])';

/** A form that was sent, and held back. No attribute, of which React would warn; and no name that a field of a form has. */
type Held = HTMLFormElement & { $held?: boolean };

export function holdBack(form: Held): void {
  form.$held = true;
}

/** Marks a form as hydrated; true if a submission was held back. */
export function takeForm(form: Held): boolean {
  form.dataset.ready = '';
  const isHeld = form.$held === true;
  form.$held = false;
  return isHeld;
}
