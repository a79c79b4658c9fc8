import { CUES } from './story';

/** `00:00:03.200`, as WebVTT writes a moment. */
const moment = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

export const captions = (): string =>
  `WEBVTT\n\n${CUES.map(({ from, to, text }) => `${moment(from)} --> ${moment(to)}\n${text}\n`).join('\n')}`;
