/** Kinds of `refersTo` that name a file of public/. */
export const FILE_KINDS = ['picture', 'video', 'captions'] as const;
