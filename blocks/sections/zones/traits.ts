import type { SectionTraits } from 'site-in-json/blocks/v1/data';
import type { ZonesSection } from '../../types.gen.ts';
import { drawZones } from './draw-zones.ts';

export const traits: SectionTraits<ZonesSection> = {
  draw: (section) => ({ ...section, plans: drawZones(section) }),
};
