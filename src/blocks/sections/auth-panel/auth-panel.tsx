export { AuthPanelScreen as AuthPanel } from '../../../panel/account/access-screens.ts';
