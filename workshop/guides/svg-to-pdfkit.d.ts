declare module 'svg-to-pdfkit' {
  /** Draws an SVG document into the box, as vectors. */
  export default function svgToPdf(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: { width: number; height: number },
  ): void;
}
