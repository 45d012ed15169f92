import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';

import { endsBeforeStart } from '../../features/projects/project';
import { Icon } from '../kit/art/Icon';
import type { ProjectFormApi } from './formTypes';

const Root = chakra('p', {
  base: {
    display: 'flex',
    gap: '8px',
    gridColumn: '1 / -1',
    // Empty it is still there, so that what appears in it is read out; it takes no row.
    _empty: { position: 'absolute' },
    marginTop: '-8px',
    color: 'yellowInk',
    fontSize: 'label',
    _icon: { flex: 'none', marginTop: '2px' },
  },
});

/** A remark, not a refusal: a project may be entered after the fact, or the year may be a slip. */
export function LateStartNote({ control }: Pick<ProjectFormApi, 'control'>) {
  const [startDate, deadline] = useWatch({ control, name: ['startDate', 'deadline'] });
  return (
    <Root role="status">
      {endsBeforeStart({ startDate, deadline }) && (
        <>
          <Icon name="alert" size={16} />O prazo final é anterior à data de início. Confira as
          datas.
        </>
      )}
    </Root>
  );
}
