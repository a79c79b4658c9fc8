export { TeamScreen as Team } from '../../../panel/team/team-page.tsx';
