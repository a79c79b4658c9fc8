import {
  type CheckAnswer,
  type Edits,
  type ExampleAnswer,
  type FixAnswer,
  type GitAnswer,
  type OpenAnswer,
  type PageAnswer,
  type PictureAnswer,
  type RenameRecordAnswer,
  type ReviewAnswer,
  type SaveAnswer,
  type SendAnswer,
  type SiteAnswer,
  STUDIO_API,
  type StartAnswer,
  type UsagesAnswer,
} from '../../shared/protocol.ts';

/** Its message is for the person. */
export class ApiError extends Error {}

async function answerOf<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent.catch(() => {
    throw new ApiError(
      'O servidor do site não respondeu. Veja se npm run dev ainda está rodando; nada do que você fez se perdeu.',
    );
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ApiError(
      answer.error ?? 'O servidor do site não conseguiu responder. Tente de novo.',
    );
  return answer as T;
}

const ask = <T>(name: string, body: object): Promise<T> =>
  answerOf<T>(
    fetch(`${STUDIO_API}/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** The requests to the dev server. They reject with an `ApiError`. */
export const api = {
  start: () => ask<StartAnswer>('start', {}),
  site: (edits: Edits) => ask<SiteAnswer>('site', { edits }),
  example: (edits: Edits, type: string) => ask<ExampleAnswer>('example', { edits, type }),
  open: (files: string[]) => ask<OpenAnswer>('open', { files }),
  check: (edits: Edits, page?: string) => ask<CheckAnswer>('check', { edits, page }),
  fix: (edits: Edits, file: string, pointer: string, code: string) =>
    ask<FixAnswer>('fix', { edits, file, pointer, code }),
  save: (edits: Edits, stamps: Record<string, string>) =>
    ask<SaveAnswer>('save', { edits, stamps }),
  newPage: (
    edits: Edits,
    page: {
      path: string;
      title: string;
      template: string;
      form?: string;
      event?: { day: string; from: string; to: string; place: string };
      draft: boolean;
    },
  ) => ask<PageAnswer>('new-page', { edits, ...page }),
  copyPage: (edits: Edits, page: { file: string; path: string; title: string }) =>
    ask<PageAnswer>('copy-page', { edits, ...page }),
  renamePage: (edits: Edits, from: string, to: string) =>
    ask<PageAnswer>('rename-page', { edits, from, to }),
  removePage: (edits: Edits, path: string, to: string) =>
    ask<PageAnswer>('remove-page', { edits, path, to }),
  renameRecord: (edits: Edits, kind: string, from: string, to: string) =>
    ask<RenameRecordAnswer>('rename-record', { edits, kind, from, to }),
  recordUsages: (edits: Edits, kind: string, id: string) =>
    ask<UsagesAnswer>('record-usages', { edits, kind, id }),
  pageUsages: (edits: Edits, path: string) => ask<UsagesAnswer>('page-usages', { edits, path }),
  addPicture: (file: File) =>
    answerOf<PictureAnswer>(
      fetch(`${STUDIO_API}/add-picture?name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        headers: { 'Content-Type': file.type || 'application/octet-stream' },
        body: file,
      }),
    ),
  removePicture: (edits: Edits, path: string) => ask<object>('remove-picture', { edits, path }),
  review: (edits: Edits) => ask<ReviewAnswer>('review', { edits }),
  git: () => ask<GitAnswer>('git', {}),
  send: (title: string, branch: string) => ask<SendAnswer>('send', { title, branch }),
};
