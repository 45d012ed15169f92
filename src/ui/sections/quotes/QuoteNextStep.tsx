import { chakra } from '@chakra-ui/react/styled-system';

import { Button } from '../../kit/form/Button';
import type { NextStepWords } from './useQuoteActions';

const Title = chakra('h3', {
  base: { textStyle: 'title', fontSize: 'small', overflowWrap: 'anywhere' },
});
const Text = chakra('p', { base: { marginTop: '1', color: 'muted', fontSize: 'control' } });
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '4',
  },
});

/** The next step of a quote: a sentence, and the main button below it. */
export function QuoteNextStep({ step }: { step: NextStepWords }) {
  const { title, text, main, second } = step;
  return (
    <>
      <Title>{title}</Title>
      {text !== null && <Text>{text}</Text>}
      <Buttons>
        {main && (
          <Button icon={main.icon} onClick={main.act}>
            {main.label}
          </Button>
        )}
        {second && (
          <Button variant="outline" icon={second.icon} onClick={second.act}>
            {second.label}
          </Button>
        )}
      </Buttons>
    </>
  );
}
