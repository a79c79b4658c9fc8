export { FiguresScreen as SubmissionFigures } from '../../../panel/figures/figures-page.tsx';
