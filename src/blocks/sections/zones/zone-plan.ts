import type { Flow, ZonesSection } from '../../../types/config.gen.ts';

/** A drawing of zones, with the coordinates of every path and text. */
export interface ZonePlan {
  width: number;
  height: number;
  /** The position of the control, from top to bottom. */
  gate: number;
  boxes: { x: number; y: number; width: number; height: number; texts: ZoneText[] }[];
  /** In the order of the section's flows. */
  flows: PlannedFlow[];
}

export interface PlannedFlow {
  /** The point where it meets the control. */
  y: number;
  verdict: Flow['verdict'];
  main?: boolean;
  /** Its path: of a blocked flow as far as the control. */
  line: string;
  /** The tip of its arrow, unless it is blocked. */
  tip?: string;
  /** The rest of the path of a blocked flow. */
  beyond?: string;
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

/** `draw` of the traits adds them to the section. */
export const plansOf = (section: ZonesSection): ZonePlans =>
  (section as ZonesSection & { plans: ZonePlans }).plans;
