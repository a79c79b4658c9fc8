export { AuthPanel } from '../auth-panel/whole-auth-panel.tsx';
export { ResetPassword } from '../reset-password/whole-reset.tsx';
