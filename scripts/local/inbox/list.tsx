import type { ReactNode } from 'react';
import type { Kept } from '../kept.ts';

/** As many of each as a page is good for; the rest is in inbox.json. */
const SHOWN = 100;

interface Props<Item extends Kept> {
  id: string;
  title: string;
  /** What to do for something to arrive. */
  empty: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}

/** One kind of things, newest first. The page's script merges newer ones by `data-key`. */
export function List<Item extends Kept>({ id, title, empty, items, children }: Props<Item>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title} <span data-sync={`${id}-count`}>{items.length}</span>
      </h2>
      <p className="empty" data-sync={`${id}-empty`} hidden={items.length > 0}>
        {empty}
      </p>
      <ol data-list={id} data-sync={`${id}-list`} hidden={items.length === 0}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} data-key={item.id}>
            {children(item)}
          </li>
        ))}
      </ol>
      <p className="more" data-sync={`${id}-more`} hidden={items.length <= SHOWN}>
        Aqui estão os {SHOWN} mais recentes; todos estão em{' '}
        <a href="/__local/inbox.json">inbox.json</a>.
      </p>
    </section>
  );
}
