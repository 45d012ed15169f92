import { chakra } from '@chakra-ui/react/styled-system';

import { Icon } from '../kit/art/Icon';

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: { base: '12px 16px', md: '16px 28px' },
    color: 'redInk',
    background: 'redSoft',
    fontSize: 'control',
    '& svg': { flex: 'none', marginTop: '2px' },
    '& strong': { fontWeight: 600 },
  },
});

/**
 * Under the head of an open form whose record was deleted elsewhere: in sight wherever the fields
 * are scrolled to, and away from the notices. Read out at once.
 */
export function GoneNote({ text }: { text: string }) {
  return (
    <Root role="alert">
      <Icon name="alert" />
      <div>
        <strong>{text}</strong>
        <p>
          Talvez tenha sido excluído em outra aba ou em outro aparelho. Já não é possível salvar;
          copie daqui o que quiser guardar.
        </p>
      </div>
    </Root>
  );
}
