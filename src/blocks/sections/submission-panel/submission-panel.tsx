export { PanelScreen as SubmissionPanel } from '../../../panel/panel.tsx';
