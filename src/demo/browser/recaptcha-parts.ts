/** The part that reCAPTCHA's `api.js` loads: the widget, with explicit rendering. */
import { CaptchaWidget, type WidgetOptions } from './captcha-widget.ts';

const widgets: CaptchaWidget[] = [];
const rendered = new WeakSet<Element>();

function render(container: Element | string, options: WidgetOptions): number {
  const element = typeof container === 'string' ? document.getElementById(container) : container;
  // The real one's own words: code that renders twice must fail here as it would there.
  if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id');
  if (!options.sitekey) throw new Error('Missing required parameters: sitekey');
  if (rendered.has(element)) throw new Error('reCAPTCHA has already been rendered in this element');
  rendered.add(element);
  const id = widgets.length;
  widgets.push(new CaptchaWidget(element, options, id));
  return id;
}

function widget(id = 0): CaptchaWidget {
  const found = widgets[id];
  if (!found) throw new Error(`reCAPTCHA client does not exist: ${id}`);
  return found;
}

const { grecaptcha } = window as unknown as { grecaptcha: { waiting?: (() => void)[] } };
Object.assign(grecaptcha, {
  ready: (callback: () => void) => queueMicrotask(callback),
  render,
  getResponse: (id?: number) => widget(id).response,
  reset: (id?: number) => widget(id).reset(),
});
for (const callback of grecaptcha.waiting?.splice(0) ?? []) callback();

const script = document.currentScript as HTMLScriptElement | null;
const onload = script && new URL(script.src).searchParams.get('onload');
if (onload) (window as unknown as Record<string, () => void>)[onload]?.();
