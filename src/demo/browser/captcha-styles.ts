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
export function addStyles(): void {
  if (added) return;
  added = true;
  const sheet = new CSSStyleSheet();
  for (const rule of rules) sheet.insertRule(rule);
  document.adoptedStyleSheets.push(sheet);
}
