import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

import type { WrittenEntry } from '../features/app/report/report';
import { Badge, type BadgeLook } from '../ui/kit/text/Badge';
import { dispatcherTexts } from './texts';

const List = chakra('ol', {
  base: {
    height: '300px',
    overflowY: 'auto',
    border: 'hairline',
    borderRadius: 'base',
    listStyle: 'none',
  },
});

const Line = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '44px',
    paddingInline: '3',
    fontSize: 'label',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    _hover: { background: 'rowHover' },
    '&[aria-current]': { background: 'accentSoft', fontWeight: 600 },
    '&[data-ahead]': { color: 'muted' },
  },
});

const Number = chakra('span', { base: { textStyle: 'digits', color: 'muted' } });

/** The badges of intents and facts. They differ in colour and in symbol. */
const dispatcherBadges: Readonly<Record<WrittenEntry['by'], BadgeLook>> = {
  user: { label: dispatcherTexts.user, tone: 'progress' },
  saga: { label: dispatcherTexts.saga, tone: 'neutral' },
};

export interface Numbered {
  entry: WrittenEntry;
  /** The position in the recording, from 1. */
  number: number;
}

interface Props {
  shown: readonly Numbered[];
  step: number;
  onStep: (step: number) => void;
}

/** The list of actions that match the filter. A press on an action shows the state after it. */
export function EntryList({ shown, step, onStep }: Props) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <List aria-label="Ações">
      {shown.map(({ entry, number }) => {
        const isCurrent = number === step;
        return (
          <li key={number}>
            <Line
              type="button"
              {...(isCurrent && { ref: current, 'aria-current': 'step' as const })}
              {...(number > step && { 'data-ahead': '' })}
              onClick={() => onStep(number)}
            >
              <Number>{number}</Number>
              {entry.action.type.replace('/', '/\u200b')}
              <Badge inRow look={dispatcherBadges[entry.by]} />
            </Line>
          </li>
        );
      })}
    </List>
  );
}
