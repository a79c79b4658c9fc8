import { RichText } from '../rich-text.jsx';
import { Actions, Section } from '../section.jsx';

export function CallToAction({ section }) {
  return (
    <Section section={{ background: 'brand', ...section }}>
      <RichText as="p" text={section.text} />
      <Actions actions={section.actions} />
    </Section>
  );
}
