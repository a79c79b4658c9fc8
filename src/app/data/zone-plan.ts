import type { Flow, ZonesSection } from '../types/config.gen.ts';

/** A drawing of zones, with the coordinates of every path and text. */
export interface ZonePlan {
  width: number;
  height: number;
  /** The position of the control, from top to bottom. */
  gate: number;
  boxes: { x: number; y: number; width: number; height: number; texts: ZoneText[] }[];
  /** The paths of allowed flows, and of blocked flows as far as the control. */
  lines: string;
  tips: string;
  /** The rest of the paths of blocked flows. */
  beyond: string;
  /** The path of the main blocked flow. */
  main: string;
  /** The point where each flow meets the control, in the order of the section's flows. */
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

/** src/content/compile/zones/ adds them to the section. */
export const plansOf = (section: ZonesSection): ZonePlans =>
  (section as ZonesSection & { plans: ZonePlans }).plans;
