import { chakra } from '@chakra-ui/react/styled-system';

import type { SentDocument } from '../../features/quoteLink/sentDocument';
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

/** Whom it goes to, how much it is, and under which number and version. */
export function SendSummary({ document }: { document: SentDocument }) {
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
          {`nº ${number}`}
          {version > 1 && ` · versão ${String(version)}`}
        </Quiet>
      </End>
    </Root>
  );
}
