import type { SectionRegistry } from '../../ui/data/types.ts';
import { Accordion } from './accordion/accordion.tsx';
import { Account } from './account/account.tsx';
import { Annotated } from './annotated/annotated.tsx';
import { AuthPanel } from './auth-panel/auth-panel.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { CaseCards } from './case-cards/case-cards.tsx';
import { CaseStudy } from './case-study/case-study.tsx';
import { ChallengesSolutions } from './challenges-solutions/challenges-solutions.tsx';
import { ChartSection } from './chart/chart.tsx';
import { ContactInfo } from './contact-info/contact-info.tsx';
import { EventSection } from './event/event.tsx';
import { Figures } from './figures/figures.tsx';
import { FormSection } from './form/form.tsx';
import { FormReturn } from './form-return/form-return.tsx';
import { GuideCards } from './guide-cards/guide-cards.tsx';
import { Hero } from './hero/hero.tsx';
import { HeroCarousel } from './hero-carousel/hero-carousel.tsx';
import { PartnerStrip } from './partner-strip/partner-strip.tsx';
import { Prose } from './prose/prose.tsx';
import { Report } from './report/report.tsx';
import { ResetPassword } from './reset-password/reset-password.tsx';
import { Screen } from './screen/screen.tsx';
import { Steps } from './steps/steps.tsx';
import { SubmissionFigures } from './submission-figures/submission-figures.tsx';
import { SubmissionPanel } from './submission-panel/submission-panel.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { VendorCards } from './vendor-cards/vendor-cards.tsx';
import { Video } from './video/video.tsx';
import { Zones } from './zones/zones.tsx';

/** Section type -> component. A schema under schema/sections/ without an entry here does not compile. */
export const sections = {
  accordion: Accordion,
  account: Account,
  annotated: Annotated,
  'auth-panel': AuthPanel,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'case-cards': CaseCards,
  'case-study': CaseStudy,
  'challenges-solutions': ChallengesSolutions,
  chart: ChartSection,
  'contact-info': ContactInfo,
  event: EventSection,
  figures: Figures,
  form: FormSection,
  'form-return': FormReturn,
  'guide-cards': GuideCards,
  hero: Hero,
  'hero-carousel': HeroCarousel,
  'partner-strip': PartnerStrip,
  prose: Prose,
  report: Report,
  'reset-password': ResetPassword,
  screen: Screen,
  steps: Steps,
  'submission-figures': SubmissionFigures,
  'submission-panel': SubmissionPanel,
  tabs: Tabs,
  team: Team,
  testimonials: Testimonials,
  'vendor-cards': VendorCards,
  video: Video,
  zones: Zones,
} satisfies SectionRegistry;
