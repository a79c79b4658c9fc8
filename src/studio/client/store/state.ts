import type { CanvasPage } from '../../shared/canvas-page.ts';
import type { FileConflict } from '../../shared/merge/conflicts.ts';
import {
  type Edits,
  type Json,
  NO_EDITS,
  type SiteAnswer,
  type StartAnswer,
  type StudioBlock,
  type StudioFile,
  type StudioProblem,
} from '../../shared/protocol.ts';
import type { DiskFiles } from './edits.ts';
import { type FieldLocation, type History, NO_HISTORY } from './history.ts';
import type { JoinedFile } from './join.ts';
import type { LeftWork } from './recovery.ts';

interface ShownPage {
  file: string;
  /** The value that it was compiled from. */
  value: Json | undefined;
  page: CanvasPage;
}

export interface StudioState {
  start: StartAnswer;
  site: SiteAnswer;
  edits: Edits;
  disk: DiskFiles;
  history: History;
  problems: readonly StudioProblem[];
  /** The edits that `problems` are about. */
  checked: Edits | undefined;
  /** The last version of the page that could be compiled. */
  shown?: ShownPage | undefined;
  /** Edited files that were saved elsewhere since they were opened, and differ in the same fields. */
  stale: readonly string[];
  /** Whether the browser has stored the last edits, so that they survive if the window is closed. */
  isStored: boolean;
  /** What closed windows have not saved and somebody has to choose from. */
  rivals: readonly LeftWork[];
  /** The files that were last read again because they were saved elsewhere. */
  joined: readonly JoinedFile[];
}

export interface StepInfo {
  label: string;
  location: FieldLocation;
  typed?: boolean;
}

export interface ChangeInfo extends Omit<StepInfo, 'location'> {
  /** The pointer that undo shows, if it is not the changed one. */
  shows?: string;
}

/** Why edits were not saved; empty if they were. */
export interface SaveFailure {
  conflicts?: FileConflict[];
  problems?: StudioProblem[];
  /** The edited files that could be saved while the others wait. */
  savable?: string[];
}

export const fileOf = ({ files }: SiteAnswer, name: string | undefined): StudioFile | undefined =>
  files.find(({ file }) => file === name);

export const titleOfFile = (site: SiteAnswer, name: string): string =>
  fileOf(site, name)?.title ?? name;

/** What is known of a type of section; undefined if there is no such type. */
export const sectionBlock = ({ blocks }: StartAnswer, type: unknown): StudioBlock | undefined =>
  blocks.sections.find((block) => block.type === type);

/** Before anything was opened or edited. */
export const initialState = (start: StartAnswer, site: SiteAnswer): StudioState => ({
  start,
  site,
  edits: NO_EDITS,
  disk: {},
  history: NO_HISTORY,
  problems: site.problems,
  checked: NO_EDITS,
  isStored: true,
  rivals: [],
  stale: [],
  joined: [],
});
