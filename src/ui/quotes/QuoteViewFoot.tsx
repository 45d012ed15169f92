import { chakra } from '@chakra-ui/react/styled-system';

import { ModalFoot } from '../kit/dialog/Modal';
import { Button, type ButtonProps } from '../kit/form/Button';
import { lazyChunk } from '../chunks/lazyChunk';
import { PanelMenuButton } from '../records/PanelMenuButton';
import type { QuoteEntries } from './useQuoteEntries';

/** Chakra's menu is loaded when the menu is first opened. */
const QuoteMenu = lazyChunk(() => import(/* webpackChunkName: "quote-menu" */ './QuoteMenu'));

interface Props {
  entries: QuoteEntries;
  onClose: () => void;
}

/** The buttons on the left of 'Fechar'. On phones they fill the foot's two columns. */
const Start = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    gap: '3',
    marginInlineEnd: { md: 'auto' },
  },
});

/** Four buttons fit on one line from 768 px on. */
const sides = { base: '2', md: '3', lg: '5' };

const quiet: ButtonProps = {
  variant: 'surface',
  paddingInline: sides,
  _icon: { display: { base: 'none', lg: 'inline-block' } },
};
const more: ButtonProps = { variant: 'surface', paddingInline: sides };

/** The buttons and the menu below an open quote. */
export function QuoteViewFoot({ entries: { copies, rest }, onClose }: Props) {
  const [only, ...others] = rest;
  return (
    <ModalFoot gridTemplateColumns="repeat(2, minmax(0, 1fr))">
      <Start>
        {copies.map(({ label, icon, act }) => (
          <Button key={label} {...quiet} icon={icon} onClick={act}>
            {label}
          </Button>
        ))}
        {others.length > 0 ? (
          <PanelMenuButton kind="viewMore" label="Mais" {...more}>
            {(open) => <QuoteMenu {...open} entries={rest} />}
          </PanelMenuButton>
        ) : (
          only && (
            <Button {...more} icon={only.icon} onClick={only.act}>
              {only.label}
            </Button>
          )
        )}
      </Start>
      <Button {...quiet} onClick={onClose} data-starts-here="">
        Voltar
      </Button>
    </ModalFoot>
  );
}
