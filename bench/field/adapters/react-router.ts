import { competitor } from './competitor.ts';

export const reactRouter = competitor({
  name: 'React Router',
  packageName: '@react-router/dev',
  folder: 'react-router',
  command: ['@react-router/dev/bin.cjs', 'build'],
  outputFolder: 'build/client',
  fileOf: (path) => `${path}/index.html`,
});
