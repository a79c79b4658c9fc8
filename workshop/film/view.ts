import { lerp, type Pt } from '../drawings/geometry';
import { ease, mix } from './motion';
import { desk, server } from './places';

interface Look {
  at: number;
  to: Pt;
  zoom: number;
}

const LOOKS: readonly Look[] = [
  { at: 0, to: [0, 0], zoom: 0.98 },
  { at: 3.2, to: [0, 0], zoom: 1.02 },
  { at: 7.4, to: [46, 0], zoom: 1.24 },
  { at: 11.4, to: server, zoom: 1.75 },
  { at: 15.6, to: lerp(server, desk, 0.5), zoom: 1.4 },
  { at: 18.4, to: server, zoom: 2.1 },
  { at: 20.4, to: server, zoom: 2.14 },
  { at: 24, to: [0, 0], zoom: 1 },
];

/** On the sheet: right of the record, above the captions. */
const FOCUS: Pt = [864, 356];

export interface View {
  zoom: number;
  see(p: Pt): Pt;
  all(points: readonly Pt[]): Pt[];
}

/** Where the camera is: pens keep their width, so only places are turned into the sheet's. */
export function viewAt(t: number): View {
  const next = LOOKS.findIndex(({ at }) => at > t);
  const b = LOOKS[next] ?? LOOKS.at(-1);
  const a = LOOKS[next - 1] ?? b;
  if (!a || !b) throw new Error('no look');
  const k = ease(t, a.at, b.at === a.at ? a.at + 1 : b.at);
  const [x, y] = lerp(a.to, b.to, k);
  const zoom = mix(a.zoom, b.zoom, k);
  const see = (p: Pt): Pt => [FOCUS[0] + (p[0] - x) * zoom, FOCUS[1] + (p[1] - y) * zoom];
  return { zoom, see, all: (points) => points.map(see) };
}
