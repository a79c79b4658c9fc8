/** Serves dist/ as it is, without building: for the end-to-end tests and benches. */
import { port } from './port.ts';
import { servePreview } from './serve-preview.ts';

await servePreview(port);
console.log(`http://localhost:${port}`);
