/** How much is read at most. What stands beyond is left, and that is said. */
export interface Limits {
  pages: number;
  /** Of all that is read from another machine, in bytes. */
  bytes: number;
  /** Of all that is read from another machine, in milliseconds. */
  time: number;
  /** Between two requests, in milliseconds. */
  pause: number;
}

export const LIMITS: Limits = {
  pages: 5000,
  bytes: 1_000_000_000,
  time: 30 * 60_000,
  pause: 250,
};

/** In bytes. The longest pages of Wikipedia have a few megabytes. */
export const LARGEST_PAGE = 5_000_000;

/** In bytes, as the studio takes them. */
export const LARGEST_FILE = 25_000_000;

/** Of an address, as `redirects.json` takes it. */
export const LONGEST_ADDRESS = 600;
