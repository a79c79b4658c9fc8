/** The part that the tag manager loads. */
import { googlePolicy } from './trusted-scripts.ts';

googlePolicy(); // one more of the same name

// Google's own name, so that withdrawing consent has something to delete.
// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
document.cookie = '_ga=GA1.1.demo; path=/; max-age=63072000; samesite=lax';
