declare namespace PDFKit {
  /** An element of the tags; pdfkit has no option for each entry of its dictionary. */
  interface PDFStructureElement {
    dictionary: { data: Record<string, unknown> };
  }
}
