const items = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')];
const keysOf = (list: ParentNode) => new Set(items(list).map(({ dataset }) => dataset.key));
const lists = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-list]')];
const same = (page: ParentNode, list: HTMLElement) =>
  page.querySelector<HTMLElement>(`[data-list="${list.dataset.list}"]`);

/** How many items `fresh` has that `page` has not. */
export function countNew(page: Document, fresh: Document): number {
  return lists(fresh).reduce((sum, list) => {
    const keys = keysOf(same(page, list) ?? page);
    return sum + items(list).filter(({ dataset }) => !keys.has(dataset.key)).length;
  }, 0);
}

/**
 * Brings `page` to the state of `fresh`. An item in both is left alone, so that an open message,
 * the focus and a selection survive; as both are newest first, no item ever has to move.
 */
export function merge(page: Document, fresh: Document): void {
  for (const list of lists(page)) {
    const wanted = same(fresh, list);
    if (wanted) mergeList(list, wanted);
  }
  for (const mine of page.querySelectorAll<HTMLElement>('[data-sync]')) {
    const theirs = fresh.querySelector<HTMLElement>(`[data-sync="${mine.dataset.sync}"]`);
    if (theirs) sync(mine, theirs);
  }
}

function mergeList(list: HTMLElement, wanted: HTMLElement): void {
  const keep = keysOf(wanted);
  for (const item of items(list)) if (!keep.has(item.dataset.key)) item.remove();
  let next = list.firstElementChild;
  for (const item of items(wanted)) {
    if (next instanceof HTMLElement && next.dataset.key === item.dataset.key)
      next = next.nextElementSibling;
    else list.insertBefore(item, next);
  }
}

function sync(mine: HTMLElement, theirs: HTMLElement): void {
  mine.hidden = theirs.hidden;
  const pressed = theirs.getAttribute('aria-pressed');
  if (pressed) mine.setAttribute('aria-pressed', pressed);
  const isText = theirs.children.length === 0 && !mine.dataset.list;
  if (isText && mine.textContent !== theirs.textContent) mine.textContent = theirs.textContent;
}
