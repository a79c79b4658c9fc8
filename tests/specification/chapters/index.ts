import type { Statement } from '../statement.ts';
import product from './01-product.ts';
import access from './02-access.ts';
import cases from './02-cases.ts';
import frame from './02-frame.ts';
import routes from './02-routes.ts';
import services from './02-services.ts';

/** All statements, in the order of the specification. */
export const chapters: Statement[][] = [product, routes, frame, services, cases, access];
