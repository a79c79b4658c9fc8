/** A tool that builds the content, as the bench sees it. Paths are below `work`, the folder of a run. */
export interface Adapter {
  name: string;
  /** Whose version is told; of packages of bench/field/ alone. */
  packageName?: string;
  /** Makes its project in `work` as if nothing had ever been built. */
  reset(work: string): void;
  /** The production build: arguments of Node, as its documentation has it. */
  build(work: string): { args: string[]; cwd: string; env?: Record<string, string> };
  /** Where what is to be published is. */
  output(work: string): string;
  /** The file in there of the page at an address. */
  fileOf(path: string): string;
}
