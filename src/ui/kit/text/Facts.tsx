import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import { dataListRecipe } from '../../theme/recipes/dataList';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Ruled lines of label and value, at the top of a view. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <DataList.Root recipe={dataListRecipe} variant="subtle">
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
