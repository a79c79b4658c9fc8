export { ResetPasswordScreen as ResetPassword } from '../../../panel/account/access-screens.ts';
