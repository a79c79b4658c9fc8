import { defineConfig } from 'astro/config';

export default defineConfig({
  publicDir: '../public',
  experimental: { incrementalBuild: process.env.INCREMENTAL === 'yes' },
});
