/** Kinds of `refersTo` that name a file of public/. */
export const FILE_KINDS = ['picture', 'video', 'captions'] as const;

/** How the names of such files end. */
export const FILE_ENDS = {
  picture: /\.(svg|png|jpe?g|webp|avif)$/,
  video: /\.(mp4|webm)$/,
  captions: /\.vtt$/,
} satisfies Record<(typeof FILE_KINDS)[number], RegExp>;
