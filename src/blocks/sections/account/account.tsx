export { AccountScreen as Account } from '../../../panel/account/account.tsx';
