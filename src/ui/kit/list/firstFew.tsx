import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { moreButton } from '../../theme/recipes/ledger';
import { Button } from '../form/Button';
import { usePrinted } from './usePrinted';

const Line = chakra('div', { base: moreButton });

/**
 * Returns the first few rows of a list, and all of them once the user has asked for it. On paper all rows are shown.
 * @param isShortOnPaper - True if paper shows the same rows as the screen, because there may be thousands.
 */
export function useFirstFew<T>(rows: readonly T[], few: number, isShortOnPaper = false) {
  const [isWhole, setWhole] = useState(false);
  const isPrinted = usePrinted();
  const isAll = isWhole || (isPrinted && !isShortOnPaper) || rows.length <= few;
  return {
    shown: isAll ? rows : rows.slice(0, few),
    isAll,
    showAll: () => setWhole(true),
  };
}

/** The button that shows all rows, such as 'Ver os 15 projetos'. It is hidden if all rows are shown. */
export function ShowAllButton({
  few,
  children,
}: {
  few: ReturnType<typeof useFirstFew>;
  children: ReactNode;
}) {
  if (few.isAll) return null;
  return (
    <Line>
      <Button variant="plain" paddingInline="0" onClick={few.showAll}>
        {children}
      </Button>
    </Line>
  );
}
