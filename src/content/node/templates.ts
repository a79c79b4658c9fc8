import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { type Template, toTemplate } from '../edit/templates.ts';

const FOLDER = join(projectRoot, 'src/content/edit/templates');

/** The template of one of the names of `TEMPLATES`, or of what a page brings along. */
export const templateOf = (name: string): Template =>
  toTemplate(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
