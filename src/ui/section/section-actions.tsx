import { Actions } from '../actions.tsx';
import { useSection } from './section.tsx';

/** The buttons of a section. */
export const SectionActions = () => <Actions actions={useSection().section.actions} />;
