import type { Wording } from '../../words/message.ts';

/** Why a request has no answer. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly wording: Wording,
    /** Whether nobody refused it, so that it may be answered when it is made again. */
    readonly mayPass: boolean,
  ) {
    super(JSON.stringify(wording));
  }
}

/** Whether it says this message. */
export const isMessage = ({ wording }: Failure, key: string): boolean =>
  typeof wording === 'object' && 'key' in wording && wording.key === key;
