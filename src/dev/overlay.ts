const ID = 'site-config-problems';

/** Shows the validator's report over the page. */
export function showProblems(report: string): void {
  const found = document.getElementById(ID) as HTMLDialogElement | null;
  const dialog = found ?? document.createElement('dialog');
  dialog.id = ID;
  dialog.setAttribute('aria-label', 'Erros em site-config');
  dialog.style.cssText =
    'width:min(960px,92vw);max-height:88vh;padding:32px;border:0;border-top:6px solid #C8102E;background:#0B0F14;color:#F7F6F3;overflow:auto';
  const title = document.createElement('h2');
  title.textContent = 'Há um erro em site-config';
  title.style.cssText = 'margin:0 0 8px;color:inherit;font:600 1.5rem/1.2 system-ui';
  const help = document.createElement('p');
  help.textContent = 'Corrija o arquivo e salve: esta janela fecha sozinha.';
  help.style.cssText = 'margin:0 0 24px;color:#A9B4C0;font:1rem/1.5 system-ui';
  const text = document.createElement('pre');
  text.textContent = report;
  text.style.cssText = 'margin:0;font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap';
  dialog.replaceChildren(title, help, text);
  if (!found) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
}

export function hideProblems(): void {
  document.getElementById(ID)?.remove();
}
