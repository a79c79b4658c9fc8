import type { SectionTraits } from '../../../ui/data/section-traits.ts';
import { drawSteps } from './draw-steps.ts';

export const traits: SectionTraits<'steps'> = {
  draw: (section, { exhibits }) => ({ ...section, items: drawSteps(section, exhibits) }),
};
