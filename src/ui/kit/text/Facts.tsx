import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import { dataListRecipe } from '../../theme/recipes/dataList';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** Where they do not stand at the top of a view: a rule above the first one, too. */
  ruledAbove?: boolean;
}

/** Ruled lines of label and value. */
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
