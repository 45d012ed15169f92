import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { PixLack } from '../../../features/payments/pix';
import { LaidTile } from '../../kit/art/LaidTile';
import { chargeRecipe } from './ChargeHead';

const lackText: Record<PixLack, [title: string, text: string]> = {
  key: [
    'Falta a sua chave Pix',
    'Informe uma vez: ela fica em Meus dados e serve para todas as cobranças.',
  ],
  name: ['Falta o seu nome', 'O banco de quem paga mostra para quem vai o Pix.'],
  city: ['Falta a sua cidade', 'Todo código Pix diz a cidade de quem recebe.'],
};

/** In place of the code: what it needs, and is said in 'Meus dados'. */
export function PixLacks({ lack }: { lack: PixLack }) {
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const [title, text] = lackText[lack];
  return (
    <chakra.div css={styles.lack}>
      <LaidTile laid={3} />
      <div>
        <chakra.h3 css={styles.title}>{title}</chakra.h3>
        <chakra.p css={styles.text}>{text}</chakra.p>
      </div>
    </chakra.div>
  );
}
