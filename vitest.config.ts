import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

export default defineConfig({
  plugins: [siteConfig()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    env: { SITE_URL: 'https://www.baluarte.example' },
  },
});
