import { envelope, linesOfFire, starFort } from '../drawings/fort';
import { at, ngon, type Pt, polar, seeded, times } from '../drawings/geometry';

/** The network as a fort, around 0,0: machines inside, links along the lines that see each other. */
const ORIGIN: Pt = [0, 0];
export const fort = starFort(ORIGIN, 250, 6);
export const cover = envelope(fort, 12);
export const fire = linesOfFire(fort);
export const core = ngon(ORIGIN, 104, 6, -60);
export const desks = ngon(ORIGIN, 150, 12, -75);

/** The server, what it talks to outside, the desk and the bastion the attack came by. */
export const server = at(core, 1);
export const stranger: Pt = polar(ORIGIN, 430, -8);
export const desk = at(desks, 4);
export const gate: Pt = polar(ORIGIN, 372, 62);
export const trail: Pt[] = [gate, desk, server];
export const neighbours: Pt[] = [at(core, 0), at(core, 2), at(desks, 2), at(desks, 5)];

export const links: [Pt, Pt][] = [
  ...core.map((p, i): [Pt, Pt] => [p, at(core, i + 1)]),
  ...core.map((p): [Pt, Pt] => [p, ORIGIN]),
  ...desks.map((p, i): [Pt, Pt] => [p, at(core, Math.round(i / 2 - 0.25))]),
];

const rand = seeded(312);
/** What goes in and out all night: a point on the way along a ray, at its own pace. */
export const traffic = times(34, (i) => ({
  angle: i * 137.5,
  pace: 0.05 + rand() * 0.07,
  start: rand(),
  inward: rand() > 0.5,
}));

/** A small fort that closes round the server. */
export const keep = starFort(server, 46, 5);
