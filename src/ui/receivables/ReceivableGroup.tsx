import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import {
  receivableSum,
  type Receivable,
  type ReceivableGroup as Group,
} from '../../features/payments/receivable';
import { Glyph, Icon } from '../kit/art/Icon';
import { Button } from '../kit/form/Button';
import { formatCurrency } from '../kit/text/format';
import { receivableLabel } from '../payments/dueText';

/** Lines of a group that are shown at first. */
const FEW = 5;

/** A sign beside the words, so that the colour of what is late never speaks alone. */
function Sign({ group }: { group: Group }) {
  if (group === 'late') return <Icon name="alert" size={16} />;
  return <Glyph name={group === 'soon' ? 'half' : group === 'later' ? 'hollow' : 'diagonal'} />;
}

interface Props {
  group: Group;
  open: readonly Receivable[];
  styles: Record<string, SystemStyleObject>;
  children: (receivable: Receivable) => React.ReactNode;
}

/** What is late, due soon, later or on no day: its sum, and the first few of it. */
export function ReceivableGroup({ group, open, styles, children }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? open : open.slice(0, FEW);
  return (
    <>
      <chakra.div css={styles['head']} data-late={group === 'late' ? '' : undefined}>
        <Sign group={group} />
        <chakra.h3 css={styles['label']}>{receivableLabel[group]}</chakra.h3>
        <chakra.span css={styles['sum']}>{formatCurrency(receivableSum(open))}</chakra.span>
      </chakra.div>
      <chakra.ul aria-label={receivableLabel[group]}>{shown.map(children)}</chakra.ul>
      {shown.length < open.length && (
        <chakra.div css={styles['more']}>
          <Button
            variant="plain"
            onClick={() => {
              setWhole(true);
            }}
          >
            Ver os {open.length.toLocaleString('pt-BR')}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
