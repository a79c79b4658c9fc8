declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features; all without. */
    keepFeatures: string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
