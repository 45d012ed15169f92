import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Root } from '../exports/tables';
import type { IconName } from '../kit/art/Icon';

/** What is taken away as a file, made in the browser: found in the palette by its label. */
export interface FileCommand {
  label: string;
  icon: IconName;
  /** Whether all that it says is there. */
  canSave: (root: Root) => boolean;
  save: (root: Root) => Promise<void>;
}

export const toCalendar: FileCommand = {
  label: 'Levar à agenda (.ics)',
  icon: 'projects',
  canSave: (root) =>
    paymentPartsSelectors.selectIsLoaded(root) && projectsSelectors.selectIsLoaded(root),
  save: async (root) => {
    const { saveCalendar } = await import('../receivables/saveCalendar');
    saveCalendar(root, new Date());
  },
};

export const fileCommands: readonly FileCommand[] = [toCalendar];
