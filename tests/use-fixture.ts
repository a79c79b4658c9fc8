/**
 * Imported before anything else: who asks for the site (src/node/project.ts) gets the fixture site,
 * unless a test says which.
 */
import { envOf, fixture } from './sites.ts';

Object.assign(process.env, envOf(fixture));
// Whoever runs the tests: what commands say is compared in Portuguese.
process.env.TOOLS_LANGUAGE ||= 'pt-BR';
