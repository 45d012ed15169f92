import type { Cells } from '../../records/finding/FoundTable';
import { SeriesMark } from '../series/SeriesMark';
import type { expenseList } from './expenseList';

/** Below the description of an expense, its project and how often it comes again. */
export const expenseNotes: Cells<typeof expenseList> = {
  description: (expense, { projectOf, repeatOf }) => {
    const project = projectOf(expense)?.name ?? null;
    const repeat = repeatOf(expense);
    if (!repeat) return project;
    return (
      <>
        {project !== null && `${project} · `}
        <SeriesMark {...repeat} subject={expense.description} />
      </>
    );
  },
};
