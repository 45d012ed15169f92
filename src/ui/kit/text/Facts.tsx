import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import { dataListRecipe } from '../../theme/recipes/dataList';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** Whether there is a rule above the first line, too. It is for a list that is not at the top of a view. */
  ruledAbove?: boolean;
}

/** Lines with a label and a value, separated by rules. */
export function Facts({ items, ruledAbove = false }: FactsProps) {
  return (
    <DataList.Root recipe={dataListRecipe} {...(!ruledAbove && { variant: 'subtle' })}>
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
