import { worded } from '../../../words/reader.ts';
import { Failure } from '../../shared/failure.ts';
import { host } from '../../shared/host.ts';
import type { PictureAnswer, Requests } from '../../shared/protocol.ts';
import type { UploadWatch } from '../../shared/upload-watch.ts';
import { isPassedOn } from '../../shared/workspace.ts';
import { thinking } from './worker.ts';

/** Its message is for the person. */
export class ApiError extends Error {
  /** Whether nobody refused the request, so that it may be answered when it is made again. */
  readonly mayPass: boolean;

  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** What went wrong, in words. */
export const told = (error: unknown): never => {
  throw error instanceof Failure ? new ApiError(worded(error.wording), error.mayPass) : error;
};

/** The worker answers what can be thought; the rest is asked of where the files are kept. Rejects with an `ApiError`. */
export async function ask<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name]['body'],
): Promise<Requests[Name]['answer']> {
  if (!isPassedOn(name))
    return thinking.ask(name, body).catch(told) as Promise<Requests[Name]['answer']>;
  try {
    return await host().ask(name, body).catch(told);
  } finally {
    // It may have written files.
    thinking.stale();
  }
}

export const canAddPictures = (): boolean => host().addPicture !== undefined;

/** Checks, cleans and writes a picture to the folder of uploads, at once. */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<PictureAnswer> {
  const { addPicture } = host();
  if (!addPicture) throw new Error('There is nothing to add a picture to');
  return addPicture(file, watch).catch(told).finally(thinking.stale);
}
