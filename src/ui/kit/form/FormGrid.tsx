import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { ReactNode } from 'react';

/** Fields one below the other; those that are `half` side by side from 768 px on. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }}>
      {children}
    </SimpleGrid>
  );
}
