/** Shows the panel of a tab as the app does; after hydration the app starts from there. */
export function showPanel(chosen: Element): void {
  for (const tab of chosen.closest('[data-early]')?.querySelectorAll<HTMLElement>('[role=tab]') ??
    []) {
    const selected = tab === chosen;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !selected;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
  }
}
