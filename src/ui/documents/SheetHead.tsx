import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { Party } from '../../features/quotes/quoteDetails';
import { Mark } from '../kit/art/Mark';
import { quoteDocumentRecipe } from '../theme/recipes/quoteDocument';
import { contactText, documentText, placeText } from './partyText';

/** The head of a document: who it comes from. */
export function SheetHead({ party }: { party: Party }) {
  const styles = useSlotRecipe({ recipe: quoteDocumentRecipe })();
  const lines = [documentText(party), contactText(party), placeText(party)];
  return (
    <chakra.header css={styles.head}>
      <chakra.div css={styles.brand}>
        <Mark size={44} />
        <div>
          <chakra.p css={styles.name}>{party.name ?? 'Seu nome profissional'}</chakra.p>
          {party.about !== null && <chakra.p css={styles.about}>{party.about}</chakra.p>}
        </div>
      </chakra.div>
      <chakra.div css={styles.contact}>
        {lines.map((line) => line !== null && <p key={line}>{line}</p>)}
      </chakra.div>
    </chakra.header>
  );
}
