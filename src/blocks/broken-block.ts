/** A site's own block that cannot be used. */
export interface BrokenBlock {
  /** From the site's folder: "blocks/sections/kiln". */
  folder: string;
  /** What is wrong, and where known in which file. */
  message: string;
}
