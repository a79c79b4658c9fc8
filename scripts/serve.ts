/** Serves the demo build in dist/ as it is, without building: for the end-to-end tests and benches. */
import { useDemoEnvironment } from './demo-environment.ts';
import { port } from './port.ts';
import { servePreview } from './serve-preview.ts';

useDemoEnvironment();
await servePreview(port);
console.log(`http://localhost:${port}`);
