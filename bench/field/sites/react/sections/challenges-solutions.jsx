import { List, Section } from '../section.jsx';

export function ChallengesSolutions({ section }) {
  return (
    <Section section={section}>
      <div className="columns">
        {[section.challenges, section.solutions].map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <List items={items} />
          </div>
        ))}
      </div>
    </Section>
  );
}
