import type { SectionRegistry } from '../engine/types.ts';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { ChallengesSolutions } from './challenges-solutions/challenges-solutions.tsx';
import { Figures } from './figures/figures.tsx';
import { Hero } from './hero/hero.tsx';
import { HeroCarousel } from './hero-carousel/hero-carousel.tsx';
import { PartnerStrip } from './partner-strip/partner-strip.tsx';
import { Prose } from './prose/prose.tsx';
import { Steps } from './steps/steps.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { VendorCards } from './vendor-cards/vendor-cards.tsx';

/** Section type -> component. A schema under schema/sections/ without an entry here does not compile. */
export const sections = {
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'challenges-solutions': ChallengesSolutions,
  figures: Figures,
  hero: Hero,
  'hero-carousel': HeroCarousel,
  'partner-strip': PartnerStrip,
  prose: Prose,
  steps: Steps,
  tabs: Tabs,
  'vendor-cards': VendorCards,
} satisfies SectionRegistry;
