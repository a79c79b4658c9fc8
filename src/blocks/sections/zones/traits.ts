import type { SectionTraits } from '../../../ui/data/section-traits.ts';
import { drawZones } from './draw-zones.ts';

export const traits: SectionTraits<'zones'> = {
  draw: (section) => ({ ...section, plans: drawZones(section) }),
};
