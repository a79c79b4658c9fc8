import { numbered } from '../files';
import { INK } from '../palette';
import { path, sheet } from '../svg';
import { almoco, mesaRedonda } from './galeria-mesas';
import { planta, telas } from './galeria-salas';

/** Scenes of the round table, each on a ground of its own since they stand in a light page. */
const scene = (draw: () => string[]) => () =>
  sheet(path('M0 0h960v720H0z', { fill: INK }), ...draw());

export const galeria = numbered('galeria', [mesaRedonda, almoco, telas, planta].map(scene));
