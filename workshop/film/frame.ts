import { INK } from '../drawings/palette';
import { document, path, rect } from '../drawings/svg';
import { incident } from './incident';
import { network } from './network';
import { name, panel, shade } from './panel';
import { OPENING } from './story';
import { viewAt } from './view';

export const SIZE = { width: 1280, height: 720 };

const sheet = (...parts: string[]) => {
  const { width, height } = SIZE;
  return document(width, height, path(rect(0, 0, width, height), { fill: INK }), ...parts);
};

/** The film at a moment, in seconds. */
export function frame(t: number): string {
  const view = viewAt(t);
  return sheet(network(t, view), incident(t, view), panel(t));
}

/** What stands for the film before it plays: the whole fort, the alert already in it. */
export function poster(): string {
  const view = viewAt(OPENING);
  return sheet(network(6, view), incident(6, view), shade(), name());
}
