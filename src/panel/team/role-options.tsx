import type { SectionOf } from '../../ui/data/types.ts';
import { ROLES } from '../use-access.ts';

/** The options of a choice of roles. */
export const RoleOptions = ({ roles }: Pick<SectionOf<'team'>, 'roles'>) =>
  ROLES.toReversed().map((role) => (
    <option key={role} value={role}>
      {roles[role].label}
    </option>
  ));
