import { chakra } from '@chakra-ui/react/styled-system';

import type { Quote, QuoteStatus } from '../../../features/business/quotes/quote';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import type { NextStepWords } from './useQuoteActions';

const Title = chakra('h3', {
  base: { textStyle: 'title', fontSize: 'small', overflowWrap: 'anywhere' },
});
const Text = chakra('p', { base: { marginTop: '1', color: 'muted', fontSize: 'control' } });
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    marginTop: '4',
  },
});
const Hint = chakra('p', { base: { marginTop: '2', color: 'muted', fontSize: 'note' } });

/** The next step of a quote: a sentence, and the main button below it. */
export function QuoteNextStep({ quote, step }: { quote: Quote; step: NextStepWords }) {
  const dispatch = useAppDispatch();
  const { title, text, main, second, isOpen } = step;
  const setStatus = (status: QuoteStatus) => () => {
    const baseline = { shown: quote, stored: quote };
    dispatch(quotesActions.updateRequested({ id: quote.id, changes: { status }, baseline }));
  };
  return (
    <>
      <Title>{title}</Title>
      {text !== null && <Text>{text}</Text>}
      <Buttons>
        {main && (
          <Button icon={main.icon} gridColumn="1 / -1" onClick={main.act}>
            {main.label}
          </Button>
        )}
        {second && (
          <Button variant="outline" icon={second.icon} gridColumn="1 / -1" onClick={second.act}>
            {second.label}
          </Button>
        )}
        {isOpen && (
          <>
            <Button variant="surface" icon="check" onClick={setStatus('approved')}>
              Aprovado
            </Button>
            <Button variant="surface" icon="close" onClick={setStatus('rejected')}>
              Rejeitado
            </Button>
          </>
        )}
      </Buttons>
      {isOpen && <Hint>O cliente já respondeu por outro meio? Marque aqui.</Hint>}
    </>
  );
}
