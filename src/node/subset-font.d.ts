declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** OpenType features; all without. */
    keepFeatures?: string[];
    /** What is left of an axis. */
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Buffer>;
}
