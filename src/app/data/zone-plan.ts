import type { Flow, ZonesSection } from '../types/config.gen.ts';

/** A drawing of zones in CSS pixels of its own, with every path and text put in its place. */
export interface ZonePlan {
  width: number;
  height: number;
  /** Where the control stands, from top to bottom. */
  gate: number;
  boxes: { x: number; y: number; width: number; height: number; texts: ZoneText[] }[];
  /** All that reaches its end, and all that comes as far as the control. */
  lines: string;
  tips: string;
  /** Where the blocked ones wanted to go. */
  beyond: string;
  /** The blocked one to look at, as far as it came. */
  main: string;
  /** Where each flow meets the control, in the order of the section's flows. */
  marks: { y: number; verdict: Flow['verdict']; main?: boolean }[];
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

/** The page data has them beside the zones: src/content/compile/zones/. */
export const plansOf = (section: ZonesSection): ZonePlans =>
  (section as ZonesSection & { plans: ZonePlans }).plans;
