import type { Statement } from '../statement.ts';
import product from './01-product.ts';
import access from './02-access.ts';
import cases from './02-cases.ts';
import event from './02-event.ts';
import frame from './02-frame.ts';
import landing from './02-landing.ts';
import navigation from './02-navigation.ts';
import pages from './02-pages.ts';
import routes from './02-routes.ts';
import serviceLayout from './02-service-layout.ts';
import services from './02-services.ts';
import slides from './02-slides.ts';
import steps from './02-steps.ts';
import content from './03-content.ts';
import entities from './03-entities.ts';
import forms from './03-forms.ts';
import metadata from './03-metadata.ts';
import session from './04-session.ts';
import states from './04-states.ts';
import signUp from './05-access.ts';
import contact from './05-contact.ts';
import otherForms from './05-forms.ts';
import roles from './06-roles.ts';
import calls from './07-calls.ts';
import factors from './07-factors.ts';
import outside from './07-outside.ts';
import productUse from './07-product-use.ts';
import messages from './08-messages.ts';
import otherMessages from './08-other-messages.ts';
import constants from './09-constants.ts';
import figures from './09-figures.ts';
import library from './09-library.ts';

/** All statements, in the order of the specification. */
export const chapters: Statement[][] = [
  product,
  navigation,
  pages,
  routes,
  frame,
  serviceLayout,
  services,
  steps,
  cases,
  landing,
  event,
  slides,
  access,
  entities,
  forms,
  content,
  metadata,
  session,
  states,
  contact,
  otherForms,
  signUp,
  roles,
  calls,
  factors,
  productUse,
  outside,
  messages,
  otherMessages,
  constants,
  figures,
  library,
];
