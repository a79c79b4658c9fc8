/** What is asked of an upload, and told of it. */
export interface UploadWatch {
  signal: AbortSignal;
  /** @param share of the file, from 0 to 1 */
  onSent(share: number): void;
}
