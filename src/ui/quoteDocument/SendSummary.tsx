import { chakra } from '@chakra-ui/react/styled-system';

import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { formatCurrency } from '../kit/text/format';
import { figures } from '../theme/type';

const Root = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '5',
    paddingBottom: '4',
    borderBottom: '1px solid',
    borderColor: 'hairline',
    '& strong': { display: 'block', overflowWrap: 'anywhere' },
  },
});
const Quiet = chakra('span', { base: { color: 'muted', fontSize: 'label' } });
const End = chakra('div', { base: { ...figures, textAlign: 'end' } });

/** Whom it goes to, how much it is and under which number; `next`: the one that it is about to get. */
export function SendSummary({ document, next }: { document: QuoteDocument; next: string }) {
  const { client, total, number, version } = document;
  return (
    <Root>
      <div>
        <strong>{client.name ?? 'Cliente não encontrado'}</strong>
        {client.about !== null && <Quiet>{client.about}</Quiet>}
      </div>
      <End>
        <strong>{formatCurrency(total)}</strong>
        <Quiet>
          {`nº ${number ?? next}`}
          {version > 1 && ` · versão ${String(version)}`}
        </Quiet>
      </End>
    </Root>
  );
}
