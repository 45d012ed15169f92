import { defineRecipe } from '@chakra-ui/react/styled-system';

import type { Day } from '../../../features/shared/days';
import { Icon } from '../../kit/art/Icon';
import { recipeClass } from '../../theme/slotClasses';
import { formatDay } from '../../kit/text/format';
import { latenessText } from '../../records/texts/projectTexts';

const late = recipeClass(
  defineRecipe({
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      // The symbol is as high as a line of text, so that it does not move the date.
      verticalAlign: 'top',
      marginInlineStart: '2.5',
      color: 'yellowInk',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
  }),
);

/** The symbol's text for screen readers. */
const forScreenReaders = recipeClass(defineRecipe({ base: { srOnly: true } }));

interface DeadlineProps {
  deadline: Day;
  /** How many days ago the deadline passed; 0 where it has not passed. */
  daysLate: number;
}

/**
 * A deadline, and by how many days it was missed. A symbol is shown with a missed deadline, because colour alone
 * is not accessible.
 */
export function Deadline({ deadline, daysLate }: DeadlineProps) {
  return (
    <>
      <span>{formatDay(deadline)}</span>
      {daysLate > 0 && (
        <>
          {' '}
          <span className={late()}>
            <Icon name="alert" size={16} />
            <span className={forScreenReaders()}>atrasado </span>
            {latenessText(daysLate)}
          </span>
        </>
      )}
    </>
  );
}
