/** What the three dialogs about a part share: their data, their frame, their look and their head. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import type { Client } from '../../../../features/business/clients/client';
import type { ClientDetails } from '../../../../features/business/clients/clientDetails';
import { clientDetailsSelectors } from '../../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../../features/business/clients/clientsSlice';
import type { PartModal, PartMode } from '../../../../features/app/forms/modal';
import { paymentTotal, type Payment } from '../../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../../features/business/payments/paymentPartsSlice';
import {
  missingPixFields,
  pixCode,
  pixPayee,
  pixTxid,
  type MissingPixField,
  type PixPayee,
} from '../../../../features/business/payments/pix';
import {
  isPartOpen,
  paymentPlan,
  type PlannedPart,
} from '../../../../features/business/payments/plan';
import { receiptLine } from '../../../../features/business/payments/receiptLine';
import { partLines } from '../../../../features/business/payments/received';
import type { Profile } from '../../../../features/business/profile/profile';
import { selectProfile } from '../../../../features/app/session/selectProfile';
import { projectsSelectors } from '../../../../features/business/projects/projectsSlice';
import { selectUser } from '../../../../features/app/session/sessionSlice';
import type { User } from '../../../../features/shared/user';
import { workspaceActions } from '../../../../features/app/workspace/workspaceSlice';
import { useAppSelector, useAppDispatch } from '../../../../store/hooks';
import { Modal, ModalBody } from '../../../kit/dialog/Modal';
import { StillLoading } from '../../../records/StillLoading';
import { clientName } from '../../../records/texts/clientName';
import { formatCurrency } from '../../../kit/text/format';
import { projectName } from '../../../records/texts/projectTexts';
import { useIsLoaded, useLookup } from '../../../records/useLookup';
import { PartTiles } from './PartTiles';
import { slotRecipe } from '../../../theme/slotRecipe';

/** The data of a dialog about a part of a payment. */
export interface ChargeData {
  parts: PlannedPart[];
  /**
   * The part that the dialog is about: the requested one, or else the first open one. Null if there is none. A Pix
   * code is only shown for the requested part, so it is null once that part was received. A receipt is about what came
   * of the part.
   */
  part: (PlannedPart & { of?: number }) | null;
  project: string;
  clientName: string;
  client: Client | null;
  clientDetails: ClientDetails | null;
  profile: Profile | null;
  user: User | null;
  /** What a Pix code still lacks. */
  lacks: MissingPixField[];
  /** Who receives a Pix; null while something is missing. */
  payee: PixPayee | null;
  /** The Pix code for the part; null without a payee or a part, and for an amount that no code can contain. */
  code: string | null;
}

/** The data of the dialog; null until everything that the dialog shows is loaded. */
export function useCharge(payment: Payment, modal: PartModal): ChargeData | null {
  const rows = useAppSelector((root) => selectPartsByPayment(root)[payment.id]);
  const user = useAppSelector(selectUser);
  const profile = useAppSelector(selectProfile);
  const isLoaded = useIsLoaded('profiles', 'paymentParts', 'clientDetails');
  const project = useLookup(projectsSelectors)(payment.projectId);
  const findClient = useLookup(clientsSelectors);
  const clientDetails = useAppSelector((root) =>
    clientDetailsSelectors.selectById(root, project?.clientId ?? null),
  );
  if (!isLoaded) return null;
  const client = project && findClient(project.clientId);
  const { parts, outside } = paymentPlan(payment, rows);
  const open = parts.filter(isPartOpen);
  const isFixed = modal.mode === 'pix' && modal.part !== undefined;
  const part =
    modal.mode === 'receipt'
      ? receiptLine([...parts, ...outside].flatMap(partLines), modal.part)
      : (open.find(({ number }) => number === modal.part) ?? (isFixed ? null : (open[0] ?? null)));
  const payee = pixPayee(profile, user);
  return {
    parts,
    part,
    project: projectName(project) ?? '',
    clientDetails,
    clientName: client?.name ?? clientName(client) ?? '',
    client: client ?? null,
    profile,
    user,
    lacks: missingPixFields(profile, user),
    payee,
    code:
      payee &&
      part &&
      pixCode(payee, { amount: part.amount, txid: pixTxid(profile, payment.id, part.number) }),
  };
}

interface ChargeModalProps extends Pick<
  ComponentProps<typeof Modal>,
  'title' | 'size' | 'startAt'
> {
  charge: ChargeData | null;
  children: (charge: ChargeData) => ReactNode;
}

/** The frame of the dialog. What is typed is in the store, which knows whether to ask before the dialog closes. */
export function ChargeModal({ charge, children, ...frame }: ChargeModalProps) {
  const dispatch = useAppDispatch();
  return (
    <Modal
      {...frame}
      steady
      onCloseRequest={() => dispatch(workspaceActions.modalDismissed({ hasInput: false }))}
    >
      {charge ? (
        children(charge)
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}

/** The look of the dialogs about a part. On phones the amount stands above the QR code. */
export const chargeRecipe = slotRecipe({
  className: 'charge',

  base: {
    project: { fontWeight: 600, overflowWrap: 'anywhere' },
    client: { color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
    code: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      gridTemplateAreas: { base: '"part" "picture" "facts"', md: '"picture part" "picture facts"' },
      gridTemplateRows: { md: 'auto 1fr' },
      justifyItems: { base: 'center', md: 'stretch' },
      columnGap: '28px',
      marginBlock: '5',
    },
    picture: {
      gridArea: 'picture',
      alignSelf: 'start',
      border: 'hairline',
      borderRadius: 'base',
      overflow: 'hidden',
    },
    part: {
      gridArea: 'part',
      marginBottom: { base: '3', md: 0 },
      paddingTop: { md: '3' },
      color: 'muted',
      textAlign: { base: 'center', md: 'start' },
    },
    amount: { textStyle: 'displayFigure', fontSize: 'figure', color: 'ink' },
    facts: { gridArea: 'facts', width: '100%' },
    change: { paddingInline: 0, _print: { display: 'none' } },
    sent: { marginTop: '3', color: 'muted', fontSize: 'label' },
    // The button for copying is not printed, because a code on paper is scanned.
    copy: { _print: { display: 'none' } },
    lack: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'flex-start', md: 'center' },
      gap: '6',
      marginTop: '5',
      paddingTop: '5',
      borderTop: 'hairline',
      '& > svg': { flex: 'none', width: '112px', height: '112px' },
    },
    title: { textStyle: 'title', fontSize: 'card' },
    text: { color: 'muted' },
  },
});

interface ChargeHeadProps {
  /** What the dialog does with the chosen part. */
  mode: PartMode;
  payment: Payment;
  charge: ChargeData;
}

/** The head of the dialog: it names the payment, and lets the user choose the part. */
export function ChargeHead({ mode, payment, charge }: ChargeHeadProps) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { parts, part, project, clientName } = charge;
  const total = paymentTotal(payment);
  const sum = total === null ? null : formatCurrency(total);
  const partsText = parts.length > 1 ? `em ${parts.length.toString()} parcelas` : null;
  return (
    <>
      <chakra.p css={styles.project}>{project}</chakra.p>
      <chakra.p css={styles.client}>
        {[clientName, partsText && [sum, partsText].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {partsText !== null && (part !== null || parts.some(isPartOpen)) && (
        <PartTiles
          parts={parts}
          chosen={part?.of ?? part?.number ?? null}
          allowReceived={mode === 'receipt'}
          onChoose={(number) =>
            dispatch(workspaceActions.partOpened({ mode, id: payment.id, part: number }))
          }
        />
      )}
    </>
  );
}
