import CallToAction from './call-to-action.astro';
import CardGrid from './card-grid.astro';
import ChallengesSolutions from './challenges-solutions.astro';
import Hero from './hero.astro';
import Prose from './prose.astro';
import VendorCards from './vendor-cards.astro';

export const SECTIONS = {
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'challenges-solutions': ChallengesSolutions,
  hero: Hero,
  prose: Prose,
  'vendor-cards': VendorCards,
};
