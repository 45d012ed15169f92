import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import { chakra } from '@chakra-ui/react/styled-system';

import { filterCount, type Sought } from '../../../features/finding/sought';
import type { EntityName } from '../../../features/entities/entities';
import { Button } from '../../kit/form/Button';
import { inWords } from '../../kit/text/format';
import { nothingFoundRecipe } from '../../theme/recipes/emptyState';
import { agree, noun } from '../nouns';
import { useClear } from './useClear';

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

interface NothingFoundProps {
  entity: EntityName;
  sought: Sought;
}

/** In place of rows none of which is sought: never the state of an empty list. */
export function NothingFound({ entity, sought }: NothingFoundProps) {
  const { clearSearch, clearFilters } = useClear(entity);
  const query = sought.query.trim();
  const isFiltered = filterCount(sought) > 0;
  const wanted = [query === '' ? [] : `“${query}”`, isFiltered ? 'esses filtros' : []].flat();
  return (
    <Chakra.Root recipe={nothingFoundRecipe}>
      <Chakra.Title as="h2">{`${agree(entity, 'Nenhum', 'Nenhuma')} ${noun[entity]} com ${inWords(wanted)}`}</Chakra.Title>
      <Actions>
        {query !== '' && (
          <Button variant="outline" onClick={clearSearch}>
            Limpar busca
          </Button>
        )}
        {isFiltered && (
          <Button variant="outline" onClick={clearFilters}>
            Limpar filtros
          </Button>
        )}
      </Actions>
    </Chakra.Root>
  );
}
