import type { Page } from '../../types/config.gen.ts';
import type { SectionTraits } from '../../ui/data/section-traits.ts';
import type { SectionType } from '../../ui/data/types.ts';
import { traits as account } from './account/traits.ts';
import { traits as authPanel } from './auth-panel/traits.ts';
import { traits as callToAction } from './call-to-action/traits.ts';
import { traits as caseCards } from './case-cards/traits.ts';
import { traits as caseStudy } from './case-study/traits.ts';
import { traits as challengesSolutions } from './challenges-solutions/traits.ts';
import { traits as contactInfo } from './contact-info/traits.ts';
import { traits as event } from './event/traits.ts';
import { traits as figures } from './figures/traits.ts';
import { traits as formReturn } from './form-return/traits.ts';
import { traits as guideCards } from './guide-cards/traits.ts';
import { traits as hero } from './hero/traits.ts';
import { traits as heroCarousel } from './hero-carousel/traits.ts';
import { traits as partnerStrip } from './partner-strip/traits.ts';
import { traits as prose } from './prose/traits.ts';
import { traits as resetPassword } from './reset-password/traits.ts';
import { traits as submissionFigures } from './submission-figures/traits.ts';
import { traits as submissionPanel } from './submission-panel/traits.ts';
import { traits as team } from './team/traits.ts';
import { traits as testimonials } from './testimonials/traits.ts';
import { traits as vendorCards } from './vendor-cards/traits.ts';
import { traits as video } from './video/traits.ts';

/**
 * The traits of section types, apart from registry.ts, as the validator and the
 * compiler read them, and no browser does. A type without traits has no line.
 */
const TRAITS: { [T in SectionType]?: SectionTraits<T> } = {
  account,
  'auth-panel': authPanel,
  'call-to-action': callToAction,
  'case-cards': caseCards,
  'case-study': caseStudy,
  'challenges-solutions': challengesSolutions,
  'contact-info': contactInfo,
  event,
  figures,
  'form-return': formReturn,
  'guide-cards': guideCards,
  hero,
  'hero-carousel': heroCarousel,
  'partner-strip': partnerStrip,
  prose,
  'reset-password': resetPassword,
  'submission-figures': submissionFigures,
  'submission-panel': submissionPanel,
  team,
  testimonials,
  'vendor-cards': vendorCards,
  video,
};

const byType = new Map<unknown, unknown>(Object.entries(TRAITS));

/** Returns an empty object for a type without traits, and for anything that is not a type. */
export const traitsOf = (type: unknown) => (byType.get(type) ?? {}) as SectionTraits;

export type Trait = keyof SectionTraits;

/** The types that have that trait. */
export const typesWith = (trait: Trait): SectionType[] =>
  (Object.keys(TRAITS) as SectionType[]).filter((type) => traitsOf(type)[trait]);

/** The types that show records of a collection. */
export const typesShowing = (collection: string): SectionType[] =>
  typesWith('shows').filter((type) => traitsOf(type).shows?.collection === collection);

/** Whether a section of the page has that trait. */
export const hasTrait = ({ sections }: Pick<Page, 'sections'>, trait: Trait): boolean =>
  sections.some(({ type }) => traitsOf(type)[trait]);
