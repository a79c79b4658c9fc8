import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: '../public',
  // Else it watches what it writes, and takes the longer the more there is: remix-run/react-router#15533.
  server: { watch: { ignored: ['**/build/**'] } },
});
