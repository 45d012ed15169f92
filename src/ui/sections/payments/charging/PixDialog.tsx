import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { PartModal } from '../../../../features/app/forms/modal';
import type { Payment } from '../../../../features/business/payments/payment';
import type { PixPayee } from '../../../../features/business/payments/pix';
import { partName } from '../../../../features/business/payments/paymentWords';
import { isPartOpen, type PlannedPart } from '../../../../features/business/payments/plan';
import { showPixKey } from '../../../../features/business/profile/pixKey';
import type { Profile } from '../../../../features/business/profile/profile';
import { workspaceActions } from '../../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../../store/hooks';
import { CopiedStatus, useCopy } from '../../../documents/delivery';
import { QrCode } from '../../../kit/art/QrCode';
import { ModalBody, ModalFoot } from '../../../kit/dialog/Modal';
import { fullLineOnPhones } from '../../../kit/dialog/ViewModal';
import { useMediaQuery } from '../../../kit/hooks/useMediaQuery';
import { Button, IconButton, type ButtonProps } from '../../../kit/form/Button';
import { Field } from '../../../kit/form/Field';
import { TextInput } from '../../../kit/form/TextInput';
import { Facts } from '../../../kit/text/Facts';
import { formatCurrency, formatDay } from '../../../kit/text/format';
import { CARDS_QUERY } from '../../../theme/media';
import { useReceipt } from '../PartButtons';
import { chargeRecipe, ChargeHead, ChargeModal, useCharge, type ChargeData } from './ChargeHead';
import { PixSetup } from './PixSetup';

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

/** The Pix code as a QR code and as a text to copy, and the amount for which it asks. */
function PixCode({ part, count, payee, profile, code, onCopy, onChangeKey }: PixCodeProps) {
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
              onFocus={(event) => event.target.select()}
            />
          </InputGroup>
        </Field>
      </chakra.div>
    </>
  );
}

interface Props {
  payment: Payment;
  modal: PartModal;
}

/**
 * The width of the buttons. From 768 px on, all three stand on one line. On phones the main button stands above the
 * other two.
 */
const inFoot: ButtonProps = { paddingInline: { base: '2', md: '3' } };
const mainInFoot: ButtonProps = { ...inFoot, ...fullLineOnPhones };

function PixForm({ payment, modal, charge }: Props & { charge: ChargeData }) {
  const dispatch = useAppDispatch();
  const { isCopied, copy, byHand } = useCopy();
  const { receive } = useReceipt();
  const { part, parts, profile, user, lacks, payee, code } = charge;
  const formId = useId();
  const toMyData = () => dispatch(workspaceActions.myDataOpened({ field: 'pixKey' }));
  const toReceipt = () => {
    // The part whose receipt is offered. It is the part for which the dialog was opened; otherwise the last one.
    const number = modal.part ?? parts.at(-1)?.number;
    const receipt = number === undefined ? {} : { part: number };
    dispatch(workspaceActions.partOpened({ mode: 'receipt', id: payment.id, ...receipt }));
  };
  const toMessage = () => {
    const number = part && { part: part.number };
    dispatch(workspaceActions.partOpened({ mode: 'charge', id: payment.id, ...number }));
  };
  return (
    <>
      <ModalBody readOnly={part === null || (code === null && lacks.length === 0)}>
        <ChargeHead mode="pix" payment={payment} charge={charge} />
        {part === null ? (
          <p role="status">
            {parts.some(isPartOpen) && modal.part !== undefined
              ? `${partName(modal.part, parts.length) ?? 'Parcela'} recebida.`
              : 'Tudo recebido: nada a cobrar deste pagamento.'}
          </p>
        ) : lacks.length > 0 ? (
          user && (
            <PixSetup formId={formId} userId={user.id} typed={modal.outgoing?.pix} lacks={lacks} />
          )
        ) : code === null || payee === null ? (
          <chakra.p marginTop="5">
            Nenhum Pix pede este valor: informe mais de zero e menos de dez bilhões de reais.
          </chakra.p>
        ) : (
          <PixCode
            part={part}
            count={parts.length}
            payee={payee}
            profile={profile}
            code={code}
            onCopy={() => {
              void copy(code);
            }}
            onChangeKey={toMyData}
          />
        )}
        {byHand}
      </ModalBody>
      {/* Its own element, so that no button seems to move to the place of another one. */}
      {part === null ? (
        <ModalFoot key="received">
          <Button icon="expenses" onClick={toReceipt}>
            Recibo
          </Button>
        </ModalFoot>
      ) : (
        <ModalFoot>
          <Button variant="surface" {...inFoot} onClick={() => receive(payment.id, part)}>
            {parts.length === 1 ? 'Marcar como recebido' : 'Marcar como recebida'}
          </Button>
          <Button variant="outline" icon="chat" {...inFoot} onClick={toMessage}>
            Cobrar
          </Button>
          {lacks.length > 0 && (
            <Button type="submit" form={formId} {...mainInFoot}>
              Salvar e ver o código
            </Button>
          )}
          {code !== null && (
            <Button
              name="copy"
              icon={isCopied ? 'check' : 'copy'}
              {...mainInFoot}
              onClick={() => {
                void copy(code);
              }}
            >
              {isCopied ? 'Copiado' : 'Copiar código'}
            </Button>
          )}
          <CopiedStatus isCopied={isCopied}>Código copiado.</CopiedStatus>
        </ModalFoot>
      )}
    </>
  );
}

/** The dialog 'Receber por Pix' with the Pix code of one part of a payment. */
export default function PixDialog({ payment, modal }: Props) {
  const charge = useCharge(payment, modal);
  // On phones the code's field is below what the dialog is about, and its focus would scroll that out of sight.
  const isPhone = useMediaQuery(CARDS_QUERY);
  return (
    <ChargeModal
      title="Receber por Pix"
      startAt={charge?.lacks[0] ?? (isPhone ? 'copy' : 'code')}
      charge={charge}
    >
      {(known) => <PixForm payment={payment} modal={modal} charge={known} />}
    </ChargeModal>
  );
}
