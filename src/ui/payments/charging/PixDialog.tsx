import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { paymentTotal, type Payment } from '../../../features/payments/payment';
import { pixCode, pixPayee, pixTxid } from '../../../features/payments/pix';
import type { Modal as OpenModal } from '../../../features/workspace/workspace';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useCopy } from '../../documents/useCopy';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { formatCurrency } from '../../kit/text/format';
import { StillLoading } from '../../kit/text/StillLoading';
import { chargeRecipe } from '../../theme/recipes/charge';
import { visuallyHidden } from '../../theme/type';
import { PartTiles } from './PartTiles';
import { PixCode } from './PixCode';
import { PixLacks } from './PixLacks';
import { useCharge, type Charge } from './useCharge';

const Heard = chakra('span', { base: visuallyHidden });

interface Props {
  payment: Payment;
  modal: OpenModal;
}

/** Which payment it is, and which of its parts. */
function Head({ payment, charge }: { payment: Payment; charge: Charge }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { parts, part, project, clientName } = charge;
  const total = paymentTotal(payment);
  const sum = total === null ? null : formatCurrency(total);
  const many = parts.length > 1 ? `em ${parts.length.toString()} parcelas` : null;
  return (
    <>
      <chakra.p css={styles.project}>{project}</chakra.p>
      <chakra.p css={styles.client}>
        {[clientName, many && [sum, many].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}
      </chakra.p>
      {part !== null && many !== null && (
        <PartTiles
          parts={parts}
          chosen={part.number}
          onChoose={(number) => {
            dispatch(workspaceActions.partOpened({ mode: 'pix', id: payment.id, part: number }));
          }}
        />
      )}
    </>
  );
}

function PixForm({ payment, charge }: { payment: Payment; charge: Charge }) {
  const dispatch = useAppDispatch();
  const { isCopied, copy } = useCopy();
  const { part, parts, profile, user } = charge;
  const payee = pixPayee(profile, user);
  const lack = typeof payee === 'string' ? payee : null;
  const code =
    part === null || typeof payee === 'string'
      ? null
      : pixCode(payee, { amount: part.amount, txid: pixTxid(payment.id, part.number) });
  const toMyData = () => {
    const field = lack === null || lack === 'key' ? 'pixKey' : lack;
    dispatch(workspaceActions.myDataOpened({ field }));
  };
  return (
    <>
      <ModalBody readOnly={code === null}>
        <Head payment={payment} charge={charge} />
        {part === null ? (
          <p>Tudo recebido: nada a cobrar deste pagamento.</p>
        ) : lack !== null ? (
          <PixLacks lack={lack} />
        ) : code === null || typeof payee === 'string' ? (
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
              copy(code);
            }}
            onChangeKey={toMyData}
          />
        )}
      </ModalBody>
      {part !== null && (
        <ModalFoot>
          {lack !== null ? (
            <Button onClick={toMyData}>Completar em Meus dados</Button>
          ) : (
            code !== null && (
              <Button
                icon={isCopied ? 'check' : 'copy'}
                onClick={() => {
                  copy(code);
                }}
              >
                {isCopied ? 'Copiado' : 'Copiar código'}
              </Button>
            )
          )}
          <Heard role="status">{isCopied ? 'Código copiado.' : ''}</Heard>
        </ModalFoot>
      )}
    </>
  );
}

/** 'Receber por Pix': the code of a part of a payment. */
export default function PixDialog({ payment, modal }: Props) {
  const dispatch = useAppDispatch();
  const charge = useCharge(payment, modal);
  return (
    <Modal
      title="Receber por Pix"
      startAt="code"
      onCloseRequest={() => {
        dispatch(workspaceActions.modalClosed());
      }}
    >
      {charge ? (
        <PixForm payment={payment} charge={charge} />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
