import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { PixPayee } from '../../../features/payments/pix';
import type { PlannedPart } from '../../../features/payments/plan';
import { showPixKey } from '../../../features/profile/pixKey';
import type { Profile } from '../../../features/profile/profile';
import { Button } from '../../kit/form/Button';
import { QrCode } from '../../kit/art/QrCode';
import { Field } from '../../kit/form/Field';
import { IconButton } from '../../kit/form/IconButton';
import { TextInput } from '../../kit/form/TextInput';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { Facts } from '../../kit/text/Facts';
import { partName } from '../paymentTexts';
import { chargeRecipe } from './ChargeHead';

interface PixCodeProps {
  part: PlannedPart;
  /** How many parts the plan has. */
  count: number;
  payee: PixPayee;
  profile: Profile | null;
  code: string;
  onCopy: () => void;
  onChangeKey: () => void;
}

/** The Pix code, to scan and to copy, and the amount it asks for. */
export function PixCode({ part, count, payee, profile, code, onCopy, onChangeKey }: PixCodeProps) {
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { number, amount, dueOn } = part;
  const type = profile?.pixKeyType;
  const price = amount === null ? 'Valor não informado' : formatCurrency(amount);
  const facts = [
    ...(dueOn === null ? [] : [{ label: 'Vence em', value: formatDay(dueOn) }]),
    { label: 'Para', value: payee.name },
    { label: 'Chave', value: type ? showPixKey(type, payee.key) : payee.key },
  ];
  return (
    <>
      <chakra.div css={styles.code}>
        <chakra.div css={styles.part}>
          <p>{partName(number, count) ?? 'Valor'}</p>
          <chakra.p css={styles.amount}>{price}</chakra.p>
        </chakra.div>
        <chakra.div css={styles.picture}>
          <QrCode value={code} label={`QR Code do Pix: ${price}`} />
        </chakra.div>
        <chakra.div css={styles.facts}>
          <Facts items={facts} ruledAbove />
          <Button variant="plain" size="sm" css={styles.change} onClick={onChangeKey}>
            Trocar a chave
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.copy}>
        <Field
          label="Pix copia e cola"
          hint={`O Pix cai direto na sua conta. Quando cair, marque ${
            count === 1 ? 'o pagamento como recebido' : 'a parcela como recebida'
          }.`}
        >
          <InputGroup
            width="100%"
            endElement={<IconButton icon="copy" label="Copiar o código Pix" onClick={onCopy} />}
            endElementProps={{ height: '100%', paddingInline: '2px' }}
          >
            <TextInput
              name="code"
              readOnly
              value={code}
              pe="52px"
              textOverflow="ellipsis"
              onFocus={(event) => {
                event.target.select();
              }}
            />
          </InputGroup>
        </Field>
      </chakra.div>
    </>
  );
}
