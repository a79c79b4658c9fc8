import { RichText } from '../rich-text.jsx';
import { List, Section } from '../section.jsx';

export function CardGrid({ section }) {
  return (
    <Section section={section}>
      <ul className="columns">
        {section.cards.map(({ title, text, items }) => (
          <li key={title}>
            <h3>{title}</h3>
            <RichText as="p" text={text} />
            <List items={items} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
