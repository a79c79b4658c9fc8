import type { Statement } from '../statement.ts';
import product from './01-product.ts';
import access from './02-access.ts';
import cases from './02-cases.ts';
import frame from './02-frame.ts';
import routes from './02-routes.ts';
import services from './02-services.ts';
import content from './03-content.ts';
import entities from './03-entities.ts';
import forms from './03-forms.ts';
import states from './04-states.ts';
import validation from './05-validation.ts';
import roles from './06-roles.ts';
import calls from './07-calls.ts';
import outside from './07-outside.ts';
import messages from './08-messages.ts';
import constants from './09-constants.ts';

/** All statements, in the order of the specification. */
export const chapters: Statement[][] = [
  product,
  routes,
  frame,
  services,
  cases,
  access,
  entities,
  forms,
  content,
  states,
  validation,
  roles,
  calls,
  outside,
  messages,
  constants,
];
