import messages from '../content/messages.json';
import { CallToAction } from './sections/call-to-action.jsx';
import { CardGrid } from './sections/card-grid.jsx';
import { ChallengesSolutions } from './sections/challenges-solutions.jsx';
import { Hero } from './sections/hero.jsx';
import { Prose } from './sections/prose.jsx';
import { VendorCards } from './sections/vendor-cards.jsx';

const SECTIONS = {
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'challenges-solutions': ChallengesSolutions,
  hero: Hero,
  prose: Prose,
  'vendor-cards': VendorCards,
};

export function Page({ page }) {
  return (
    <main>
      <nav aria-label={messages.navigation.breadcrumb}>
        <ol className="wrap">
          <li>
            <a href="/">{messages.navigation.breadcrumbHome}</a>
          </li>
          <li aria-current="page">{page.meta.breadcrumb.label}</li>
        </ol>
      </nav>
      {page.sections.map((section) => {
        const Section = SECTIONS[section.type];
        return <Section section={section} key={section.title} />;
      })}
    </main>
  );
}
