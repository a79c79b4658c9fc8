import { sameJson } from '../../../lib/same-json.ts';
import { t } from '../../../words/reader.ts';
import { reuseUnchanged } from '../../shared/differences.ts';
import { setAtPointer } from '../../shared/json-pointer.ts';
import { createListeners } from '../../shared/listeners.ts';
import type { Choices, FileConflict } from '../../shared/merge/conflicts.ts';
import { pickEdits } from '../../shared/pick-edits.ts';
import type { Edits, Json, SiteAnswer, StartAnswer, StudioProblem } from '../../shared/protocol.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';
import { ask, uploadPicture } from './api.ts';
import { Checker } from './checker.ts';
import { connection } from './connection.ts';
import {
  beginningsOf,
  besideEdits,
  type DiskFiles,
  fileValue,
  hasEdits,
  rebase,
  stampsOf,
  withoutUnchanged,
  withValue,
} from './edits.ts';
import { gatherBeside, mergeUnsaved, readLeft } from './gather.ts';
import {
  type FieldLocation,
  type History,
  type HistoryStep,
  mapHistory,
  stepBack,
  stepForward,
  unusedUploads,
  withStep,
} from './history.ts';
import { joinFiles, unreadableText } from './join.ts';
import type { LeftWork } from './recovery.ts';
import {
  type ChangeInfo,
  initialState,
  type SaveFailure,
  type StepInfo,
  type StudioState,
} from './state.ts';

/** The state of the studio: unsaved edits, their history, and what the server says about them. */
export class StudioStore {
  #state: StudioState;
  #listeners = createListeners();
  #checker = new Checker(
    () => this.#state,
    (change) => this.#set(change),
  );
  #saving: Promise<unknown> | undefined;
  #fixing: Promise<void> = Promise.resolve();
  #uploads: string[] = [];
  /** The files that somebody else had changed, as the last save found them. */
  #changedOnDisk: { names: readonly string[]; files: DiskFiles } = { names: [], files: {} };
  #siteRequests = 0;
  #siteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: StartAnswer, site: SiteAnswer) {
    this.#state = initialState(start, site);
  }

  get = (): StudioState => this.#state;

  subscribe = this.#listeners.subscribe;

  #set(change: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }

  value = (file: string): Json | undefined => fileValue(this.#state.edits, this.#state.disk, file);

  async open(files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !this.#state.disk[file]);
    if (unknown.length === 0) return;
    const answer = await ask('open', { files: unknown });
    this.#set({ disk: { ...this.#state.disk, ...answer.files } });
  }

  showPage = (file: string | undefined): void => this.#checker.showPage(file);

  /** Sets a value in a file; undefined removes it. */
  change(location: FieldLocation, next: Json | undefined, { shows, ...done }: ChangeInfo): void {
    const value = this.value(location.file);
    if (value === undefined) return;
    const { edits, disk } = this.#state;
    const after = withValue(
      edits,
      disk,
      location.file,
      setAtPointer(value, location.pointer, next),
    );
    const pointer = shows ?? location.pointer;
    this.#record(after, { ...done, location: { ...location, pointer } });
  }

  /** @param from what the edits began from: what was typed since then stays */
  async apply(edits: Edits, done: StepInfo, from: Edits = this.#state.edits): Promise<void> {
    const files = Object.keys(edits.values);
    await this.open([...files, ...Object.values(edits.renamed)]);
    const { edits: now, disk } = this.#state;
    const after = now === from ? edits : besideEdits(edits, now, from, disk);
    this.#record(withoutUnchanged(after, disk), done);
  }

  /** Applies the validator's fix of a problem. It begins from the edits of the fixes that were asked for before. */
  fix({ file, pointer, code }: StudioProblem): Promise<void> {
    const fix = async () => {
      const { edits: from } = this.#state;
      const { edits } = await ask('fix', { edits: from, file, pointer, code });
      const done = { label: t('studio/store:fix'), location: { file, pointer } };
      await this.apply(edits, done, from);
    };
    const fixing = this.#fixing.then(fix);
    this.#fixing = fixing.catch(() => undefined);
    return fixing;
  }

  /** Applies the result of an operation on a whole file, and shows its effects on the site at once. */
  async applyToFile(edits: Edits, label: string, file: string): Promise<void> {
    await this.apply(edits, { label, location: { file, pointer: '' } });
    await this.refreshSite();
  }

  #record(after: Edits, { label, location, typed = false }: StepInfo): void {
    const { edits: before, history } = this.#state;
    const step: HistoryStep = { before, after, label, location, typed, time: Date.now() };
    this.#edit(after, withStep(history, step));
  }

  #edit(edits: Edits, history: History): void {
    this.#set({ edits, history });
    void this.#checker.check();
    clearTimeout(this.#siteTimer);
    this.#siteTimer = setTimeout(this.refreshSite, 400);
  }

  undo(): HistoryStep | undefined {
    const found = stepBack(this.#state.history);
    if (!found) return undefined;
    this.#edit(withoutUnchanged(found.step.before, this.#state.disk), found.history);
    return found.step;
  }

  redo(): HistoryStep | undefined {
    const found = stepForward(this.#state.history);
    if (!found) return undefined;
    this.#edit(withoutUnchanged(found.step.after, this.#state.disk), found.history);
    return found.step;
  }

  /** Uploads a picture; returns its path and what was changed in it. */
  async addPicture(file: File, watch: UploadWatch): Promise<{ path: string; done: string[] }> {
    const { picture, done } = await uploadPicture(file, watch);
    this.#uploads.push(picture.path);
    await this.refreshSite();
    return { path: picture.path, done };
  }

  /** The uploads that nothing uses after a step was undone. */
  unusedUploads(step: HistoryStep): string[] {
    const { disk, edits } = this.#state;
    const files = Object.keys({ ...disk, ...edits.values });
    return unusedUploads(
      step,
      this.#uploads,
      files.map((file) => this.value(file)),
    );
  }

  refreshSite = async (): Promise<void> => {
    const { edits } = this.#state;
    this.#siteRequests += 1;
    const request = this.#siteRequests;
    const site = await connection.keepAsking(
      'site',
      () => ask('site', { edits }),
      this.refreshSite,
    );
    // An answer that comes after that of a later request would bring back what has gone.
    if (site && edits === this.#state.edits && request === this.#siteRequests)
      this.#set({ site: reuseUnchanged(this.#state.site, site) });
  };

  /**
   * Restores what other windows have not saved, beside what is not saved here. What they contradict each other in is left to be chosen. Returns
   * the windows that it could restore, and why not the others.
   */
  async restore(windows: readonly LeftWork[]) {
    const { restored, refusals, files } = await readLeft(windows);
    const { edits, ...gathered } = gatherBeside(this.#state, restored, files);
    const [file] = Object.keys(edits.values);
    const hasMore = !sameJson(edits.values, this.#state.edits.values);
    this.#set(gathered);
    if (file !== undefined && hasMore)
      this.#record(edits, { label: t('studio/store:unsaved'), location: { file, pointer: '' } });
    return { restored, refusals };
  }

  /** In what the first of the rival windows contradicts the edits as they are now. */
  rivalConflicts(): FileConflict[] {
    const { edits, rivals } = this.#state;
    return rivals[0] ? mergeUnsaved(edits, rivals[0]).conflicts : [];
  }

  /** Takes from the first rival window what was chosen. An undo brings each of the two versions back. */
  settleRival(choices: Choices): void {
    const { edits, rivals, disk } = this.#state;
    const [rival, ...others] = rivals;
    if (!rival) return;
    const location = { file: Object.keys(rival.edits.values)[0] ?? '', pointer: '' };
    const take = (chosen: Choices) => {
      const merged = withoutUnchanged(mergeUnsaved(edits, rival, chosen).edits, disk);
      if (!sameJson(merged.values, this.#state.edits.values))
        this.#record(merged, { label: t('studio/store:other-window'), location });
    };
    const all = Object.entries(choices).map(([file, sides]) => [file, sides.map(() => 'theirs')]);
    take(Object.fromEntries(all));
    take(choices);
    this.#set({ rivals: others });
  }

  setStored(isStored: boolean): void {
    if (isStored !== this.#state.isStored) this.#set({ isStored });
  }

  beginnings = (): DiskFiles => beginningsOf(this.#state.edits, this.#state.disk);

  /** @param files those to save; without them, all */
  async save(files?: readonly string[]): Promise<SaveFailure> {
    if (!hasEdits(this.#state.edits)) return {};
    const saving = this.#save(files);
    this.#saving = saving.catch(() => undefined);
    return saving;
  }

  async #save(only?: readonly string[]): Promise<SaveFailure> {
    const { edits: all } = this.#state;
    const edits = only ? pickEdits(all, only) : all;
    const stamps = stampsOf(edits, this.#state.disk);
    const answer = await ask('save', { edits, stamps });
    if ('problems' in answer) return answer;
    const { files } = await ask('open', {
      files: 'changed' in answer ? answer.changed : Object.keys(edits.values),
    });
    if ('changed' in answer) {
      this.#changedOnDisk = { names: answer.changed, files };
      const { conflicts, unreadable } = this.#join(answer.changed, files);
      if (unreadable.length > 0) throw new Error(unreadableText(unreadable));
      return conflicts.length > 0 ? { conflicts } : this.#save(only);
    }
    const { disk: oldDisk, history, edits: current } = this.#state;
    const disk = { ...oldDisk, ...files };
    for (const [file, value] of Object.entries(edits.values)) if (value === null) delete disk[file];
    // Edits that were made during the request stay unsaved.
    this.#set({
      disk,
      history: mapHistory(history, (edited) => rebase(edited, oldDisk, edits)),
      stale: [],
      edits: withoutUnchanged(rebase(current, oldDisk, edits), disk),
    });
    void this.#checker.check();
    void this.refreshSite();
    return {};
  }

  /** Merges what others have saved with the edits, as the person has chosen. An undo brings `mine` back. */
  settle(conflicts: readonly FileConflict[], choices: Choices): void {
    const { names, files } = this.#changedOnDisk;
    const mine = Object.fromEntries(conflicts.map(({ file }) => [file, []]));
    const { edits } = joinFiles(this.#state, names, files, choices);
    this.#join(names, files, mine);
    const [first] = conflicts;
    if (!first || sameJson(edits.values, this.#state.edits.values)) return;
    const location = { file: first.file, pointer: first.fields[0]?.pointer ?? '' };
    this.#record(edits, { label: t('studio/store:other-person'), location });
  }

  /** Reads files again that were saved elsewhere. Those with edits are merged, or become stale. */
  followDisk = async (): Promise<void> => {
    const saving = this.#saving;
    await saving; // its own changes are not news
    const files = Object.keys(this.#state.disk);
    if (files.length === 0) return this.refreshSite();
    const open = () => ask('open', { files });
    const answer = await connection.keepAsking('disk', open, this.followDisk);
    if (!answer) return undefined;
    if (saving !== this.#saving) return this.followDisk(); // it has saved meanwhile
    this.#join(files, answer.files);
    return undefined;
  };

  #join(names: readonly string[], files: DiskFiles, choices: Choices = {}) {
    const joined = joinFiles(this.#state, names, files, choices);
    const { edits, disk, history, conflicts } = joined;
    const stale = conflicts.map(({ file }) => file);
    this.#set({ edits, disk, history, stale, joined: joined.files });
    this.#checker.checkAgain();
    void this.refreshSite();
    return joined;
  }
}
