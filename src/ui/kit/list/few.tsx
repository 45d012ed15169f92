import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { more } from '../../theme/recipes/ledger';
import { Button } from '../form/Button';
import { usePrinted } from './usePrinted';

const Line = chakra('div', { base: more });

/**
 * The first few items; all of them once the user asks for them, and on paper.
 * @param isShortOnPaper - On paper only what is on screen, because there may be thousands.
 */
export function useFew<T>(rows: readonly T[], few: number, isShortOnPaper = false) {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = usePrinted();
  const isAll = isWhole || (isPrinted && !isShortOnPaper) || rows.length <= few;
  return {
    shown: isAll ? rows : rows.slice(0, few),
    isAll,
    showAll: () => {
      setWhole(true);
    },
  };
}

/** The button 'Ver os 15 projetos', if there are more. */
export function More({ few, children }: { few: ReturnType<typeof useFew>; children: ReactNode }) {
  if (few.isAll) return null;
  return (
    <Line>
      <Button variant="plain" paddingInline="0" onClick={few.showAll}>
        {children}
      </Button>
    </Line>
  );
}
