/** In the language of the site, from `captcha.ts`. */
declare const __WORDS__: Record<'label' | 'note' | 'failed' | 'expired', string>;

type Callback<Argument extends unknown[] = []> = ((...values: Argument) => void) | string;

export interface WidgetOptions {
  sitekey: string;
  callback?: Callback<[token: string]>;
  'expired-callback'?: Callback;
  'error-callback'?: Callback;
  theme?: 'light' | 'dark';
  size?: 'normal' | 'compact';
}

/** As long as the real one; `window.__captchaLifetime`, in milliseconds, shortens it for tests. */
const lifetime = () => (window as { __captchaLifetime?: number }).__captchaLifetime ?? 120_000;

/** The checkbox: a token when it is ticked, nothing again when that expires. */
export class CaptchaWidget {
  #box = document.createElement('input');
  #field = document.createElement('textarea');
  #status = document.createElement('span');
  #timer = 0;
  /** Counts the attempts, so that an answer that comes after a reset is dropped. */
  #attempt = 0;

  constructor(
    container: Element,
    readonly options: WidgetOptions,
    id: number,
  ) {
    addStyles();
    const root = document.createElement('div');
    root.className = 'local-captcha';
    root.dataset.theme = options.theme ?? 'light';
    root.dataset.size = options.size ?? 'normal';
    this.#box.type = 'checkbox';
    // No form's field, as the real one in its iframe is none: only the textarea is posted.
    this.#box.setAttribute('form', '');
    this.#box.setAttribute('aria-describedby', `local-captcha-${id}`);
    const label = document.createElement('label');
    label.append(this.#box, __WORDS__.label);
    const note = document.createElement('span');
    note.id = `local-captcha-${id}`;
    note.textContent = __WORDS__.note;
    this.#status.setAttribute('role', 'status');
    this.#field.name = 'g-recaptcha-response';
    this.#field.id = `g-recaptcha-response${id ? `-${id}` : ''}`;
    this.#field.hidden = true;
    root.append(label, note, this.#status, this.#field);
    for (const type of ['input', 'change'])
      root.addEventListener(type, (event) => event.stopPropagation());
    this.#box.addEventListener('click', (event) => {
      if (this.response)
        event.preventDefault(); // solved: it cannot be unticked
      else if (this.#box.checked) void this.#solve();
    });
    container.append(root);
  }

  get response(): string {
    return this.#field.value;
  }

  reset(): void {
    this.#attempt++;
    clearTimeout(this.#timer);
    this.#field.value = '';
    this.#box.checked = false;
    this.#status.textContent = '';
  }

  async #solve(): Promise<void> {
    const attempt = ++this.#attempt;
    const token = await requestToken();
    if (attempt !== this.#attempt) return;
    if (!token) return this.#stop(__WORDS__.failed, 'error-callback');
    this.#field.value = token;
    this.#status.textContent = '';
    this.#timer = window.setTimeout(
      () => this.#stop(__WORDS__.expired, 'expired-callback'),
      lifetime(),
    );
    call(this.options.callback, token);
  }

  #stop(message: string, event: 'error-callback' | 'expired-callback'): void {
    this.reset();
    this.#status.textContent = message;
    call(this.options[event]);
  }
}

async function requestToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/__local/recaptcha/token', { method: 'POST' });
    return response.ok ? (await response.json()).token : undefined;
  } catch {
    return undefined;
  }
}

/** Callbacks are functions or, as in `data-` attributes, names of global ones. */
function call<Argument extends unknown[]>(
  callback: Callback<Argument> | undefined,
  ...values: Argument
): void {
  const globals = window as unknown as Record<string, (...values: Argument) => void>;
  if (typeof callback === 'string') globals[callback]?.(...values);
  else callback?.(...values);
}

const rules = [
  '.local-captcha{box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;width:100%;max-width:304px;min-height:78px;padding:12px 16px;border:1px solid #d9d6ce;border-radius:4px;background:#fff;color:#0b0f14;font-size:16px;line-height:1.4}',
  '.local-captcha[data-size=compact]{max-width:164px}',
  '.local-captcha[data-theme=dark]{border-color:#47525e;background:#151c24;color:#f7f6f3}',
  '.local-captcha label{display:flex;flex:1 1 auto;align-items:center;gap:12px;min-height:44px;cursor:pointer}',
  '.local-captcha input{flex:none;width:24px;height:24px;margin:0;accent-color:#c8102e;cursor:inherit}',
  '.local-captcha label+span{font-size:13px;opacity:.8}',
  '.local-captcha [role=status]:empty{display:none}',
  '.local-captcha [role=status]{flex:1 0 100%;font-size:14px}',
];

let added = false;

/** Through the CSSOM, which a policy without inline styles lets pass. */
function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  for (const rule of rules) sheet.insertRule(rule);
  document.adoptedStyleSheets.push(sheet);
}
