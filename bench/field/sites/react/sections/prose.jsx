import { RichText } from '../rich-text.jsx';
import { List, Section } from '../section.jsx';

export function Prose({ section }) {
  return (
    <Section section={section}>
      {section.blocks.map(({ heading, paragraphs = [], items }) => (
        <div key={heading ?? paragraphs[0]}>
          {heading && <h3>{heading}</h3>}
          {paragraphs.map((text) => (
            <RichText as="p" text={text} key={text} />
          ))}
          {items && <List items={items} />}
        </div>
      ))}
    </Section>
  );
}
