import { RichText } from './rich-text.tsx';

/** A list of rich texts, without a look of its own. */
export function RichList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
