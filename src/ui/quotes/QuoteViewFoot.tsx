import { chakra } from '@chakra-ui/react/styled-system';

import type { Quote } from '../../features/quotes/quote';
import { ModalFoot } from '../kit/dialog/Modal';
import { Button, type ButtonProps } from '../kit/form/Button';
import { lazyChunk } from '../chunks/lazyChunk';
import { PanelMenuButton } from '../records/PanelMenuButton';
import { useQuoteEntries } from './useQuoteEntries';

/** Chakra's menu comes when it is asked for. */
const QuoteMenu = lazyChunk(() => import(/* webpackChunkName: "quote-menu" */ './QuoteMenu'));

interface Props {
  quote: Quote;
  hasClient: boolean;
  onClose: () => void;
}

/** To the left of what leads on; on phones in the foot's own three columns. */
const Start = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    gap: '3',
    marginInlineEnd: { md: 'auto' },
  },
});

/** Five buttons in one line from 768 px on. */
const sides = { base: '2', md: '3', lg: '5' };

const quiet: ButtonProps = {
  variant: 'surface',
  paddingInline: sides,
  _icon: { display: { base: 'none', lg: 'inline-block' } },
};
/** On phones, beside what is done first, over the others. */
const more: ButtonProps = { variant: 'surface', paddingInline: sides };
const above = { base: -1, md: 0 };

/** What can be done with a quote that is looked at: what it waits for stands out. */
export function QuoteViewFoot({ quote, hasClient, onClose }: Props) {
  const { copies, main, rest } = useQuoteEntries(quote, { hasClient, onClose });
  const [only, ...others] = rest;
  return (
    <ModalFoot gridTemplateColumns="repeat(3, minmax(0, 1fr))">
      <Start>
        {copies.map(({ label, icon, act }) => (
          <Button key={label} {...quiet} icon={icon} onClick={act}>
            {label}
          </Button>
        ))}
        {others.length > 0 ? (
          <PanelMenuButton kind="viewMore" label="Mais" order={above} {...more}>
            {(open) => <QuoteMenu {...open} entries={rest} />}
          </PanelMenuButton>
        ) : (
          only && (
            <Button {...more} icon={only.icon} order={above} onClick={only.act}>
              {only.label}
            </Button>
          )
        )}
      </Start>
      <Button {...quiet} onClick={onClose} data-starts-here="">
        Voltar
      </Button>
      <Button
        variant={main.isNext ? 'solid' : 'outline'}
        icon={main.icon}
        paddingInline={{ base: '3', lg: '5' }}
        gridColumn={{ base: 'span 2' }}
        order={{ base: -2, md: 0 }}
        onClick={main.act}
      >
        {main.label}
      </Button>
    </ModalFoot>
  );
}
