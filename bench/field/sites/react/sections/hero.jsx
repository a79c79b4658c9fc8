import { RichText } from '../rich-text.jsx';
import { Actions, Section } from '../section.jsx';

export function Hero({ section }) {
  return (
    <Section section={{ background: 'ink', ...section }} level="h1">
      <RichText as="p" text={section.text} />
      <Actions actions={section.actions} />
      <img src={section.picture.src} alt={section.picture.alt} width="960" height="720" />
    </Section>
  );
}
