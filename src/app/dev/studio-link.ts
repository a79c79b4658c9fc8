import { normalizePath } from '../../ui/data/page-data-url.ts';
import { t } from '../../words/reader.ts';
import { markLanguage } from './mark-language.ts';

export const STUDIO = '/__studio';

/** A link to edit the open page, in a corner. Its target is set when it is used, as the page may have changed. */
export function showStudioLink(): void {
  const host = document.createElement('nav');
  host.setAttribute('aria-label', t('overlay:editor'));
  const root = host.attachShadow({ mode: 'open' });
  const link = Object.assign(document.createElement('a'), {
    textContent: t('overlay:edit-in-studio'),
    className: 'studio',
  });
  const aim = () => {
    const path = normalizePath(location.pathname);
    link.href = `${STUDIO}#${path}`;
  };
  markLanguage(link);
  aim();
  for (const type of ['pointerenter', 'focus', 'click']) link.addEventListener(type, aim);
  const style = Object.assign(document.createElement('style'), { textContent: STYLE });
  root.append(style, link);
  document.body.append(host);
}

/** In the corner where a line begins, clear of the question for consent. */
const STYLE = `:host{position:fixed;z-index:30;inset-inline-start:12px;bottom:12px;
margin-bottom:calc(var(--ask,-16px) + 16px)}a{display:block;padding:6px 12px;border-radius:4px;
background:#16181d;color:#f3f3f3;font:600 13px/1.5 system-ui,sans-serif;text-decoration:none;
border:1px solid #f3f3f366}a:focus-visible{outline:3px solid #fff;outline-offset:2px}
@media print{a{display:none}}`;
