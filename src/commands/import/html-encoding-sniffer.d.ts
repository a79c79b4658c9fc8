declare module 'html-encoding-sniffer' {
  interface Options {
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
  }
  /** The name of the encoding of an HTML document, for `TextDecoder`. */
  export default function encodingOf(bytes: Uint8Array, options?: Options): string;
}
