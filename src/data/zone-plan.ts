import type { Flow, ZonesSection } from '../types/config.gen.ts';

/** A drawing of zones in CSS pixels of its own, with every path and text put in its place. */
export interface ZonePlan {
  width: number;
  height: number;
  /** Where the control stands, from top to bottom. */
  gate: number;
  boxes: { x: number; y: number; width: number; height: number; texts: ZoneText[] }[];
  /** In the order of the section's flows. */
  flows: {
    from: string;
    to: string;
    tip: string;
    y: number;
    verdict: Flow['verdict'];
    main?: boolean;
  }[];
}

interface ZoneText {
  y: number;
  text: string;
  name?: boolean;
}

/** For wide windows, and for narrow ones. */
export interface ZonePlans {
  wide: ZonePlan;
  narrow: ZonePlan;
}

/** The page data has them beside the zones: scripts/compile/zones/. */
export const plansOf = (section: ZonesSection): ZonePlans =>
  (section as ZonesSection & { plans: ZonePlans }).plans;
