import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { formsActions } from '../../../features/app/forms/formsSlice';
import type { AnswerModal } from '../../../features/app/forms/modal';
import { formatMoment, type Answer } from '../../../features/business/documents/link/answer';
import {
  answerDetails,
  answerFromTold,
} from '../../../features/business/documents/link/checkAnswer';
import { MESSAGE_LIMIT } from '../../../features/business/documents/link/readAnswer';
import type { Quote } from '../../../features/business/quotes/quote';
import { ANSWER_WAYS, type AnswerWay } from '../../../features/business/quotes/quoteDetails';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../../features/business/quotes/quoteDetailsSlice';
import { versionId } from '../../../features/business/quotes/quoteVersion';
import { quoteVersionsActions } from '../../../features/business/quotes/quoteVersionsSlice';
import { quotesActions } from '../../../features/business/quotes/quotesSlice';
import {
  toAnswerWay,
  newToldAnswer,
  toldAnswerErrors,
  type ToldAnswer,
} from '../../../features/business/quotes/toldAnswer';
import { isDeepEqual } from '../../../features/shared/changes';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Field, FormGrid } from '../../kit/form/Field';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { Options, Select } from '../../kit/form/Select';
import { DateInput, TextInput, TextArea } from '../../kit/form/TextInput';
import { Facts, type Fact } from '../../kit/text/Facts';
import { useToday } from '../../kit/hooks/useToday';
import { QuoteStatusBadge } from '../../records/texts/QuoteStatusBadge';
import { useOnceIssued } from '../useOnceIssued';
import {
  earlierVersionText,
  noteTexts,
  refusalText,
  useAnswerCheck,
  type Valid,
} from './useAnswerCheck';

const wayLabel: Record<AnswerWay, string> = {
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  email: 'Email',
  inPerson: 'Pessoalmente',
};

const DECISIONS = [
  { value: 'approved', label: 'Aprovou' },
  { value: 'rejected', label: 'Recusou' },
];

interface ToldAnswerFieldsProps {
  told: ToldAnswer;
  /** The errors by field. There are none before the user first tries to record the answer. */
  problems: Partial<Record<'by' | 'on', string>>;
  /** The version that was answered, and the newest one. */
  version: number;
  newest: number;
  onChange: (told: ToldAnswer) => void;
}

/** The fields of an answer without a code: the decision, who decided, when, and how the user was told. */
function ToldAnswerFields({ told, problems, version, newest, onChange }: ToldAnswerFieldsProps) {
  const change = (changes: Partial<ToldAnswer>) => onChange({ ...told, ...changes });
  return (
    <FormGrid>
      <Field label="Quem respondeu" required error={problems.by}>
        <TextInput
          name="by"
          value={told.by}
          onChange={(event) => change({ by: event.target.value })}
        />
      </Field>
      <Field label="Quando" required half error={problems.on}>
        <DateInput value={told.on} onChange={(event) => change({ on: event.target.value })} />
      </Field>
      <Field label="Como" half>
        <Select
          value={told.how}
          onChange={(event) => change({ how: toAnswerWay(event.target.value) })}
        >
          <Options of={ANSWER_WAYS} label={(way) => wayLabel[way]} />
        </Select>
      </Field>
      {newest > 1 && (
        <Field label="Versão">
          <Select
            value={version}
            onChange={(event) => change({ version: Number(event.target.value) })}
          >
            {Array.from({ length: newest }, (_, older) => newest - older).map((each) => (
              <option key={each} value={each}>
                {each === newest ? `${String(each)}, a de agora` : each}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <RadioGroup
        label="Resposta"
        tiles
        value={told.decision}
        choices={DECISIONS}
        onChange={(decision) =>
          change({ decision: decision === 'rejected' ? 'rejected' : 'approved' })
        }
      />
      {told.decision === 'rejected' && (
        <Field label="Motivo" hint="Opcional.">
          <TextInput
            value={told.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </Field>
      )}
    </FormGrid>
  );
}

interface Props {
  quote: Quote;
  modal: AnswerModal;
}

const KINDS = [
  { value: 'coded', label: 'Mensagem com código' },
  { value: 'told', label: 'Respondeu sem código' },
];
const registerLabel = {
  approved: 'Registrar como Aprovado',
  rejected: 'Registrar como Rejeitado',
};

const Kind = chakra('div', { base: { marginBottom: '5' } });
/** The result of the check. Screen readers announce it when it changes. */
const Outcome = chakra('div', { base: { marginTop: '5' } });
const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '3',
    color: 'yellowInk',
    _icon: { flex: 'none', marginTop: '0.5' },
  },
  variants: { tone: { danger: { color: 'danger' }, plain: {} } },
});
const Proof = chakra('p', { base: { marginTop: '5', color: 'muted', fontSize: 'note' } });

const factsOf = ({ number, total, answer, earlierVersion }: Valid): Fact[] => [
  {
    label: 'Orçamento',
    value: `nº ${number}${earlierVersion ? `, versão ${String(earlierVersion.answered)}` : ''}`,
  },
  { label: 'Resposta', value: <QuoteStatusBadge status={answer.decision} /> },
  { label: 'Total', value: total },
  { label: 'Nome', value: answer.name },
  { label: 'Em', value: formatMoment(answer) },
  ...(answer.reason === null ? [] : [{ label: 'Motivo', value: answer.reason }]),
];

/** What speaks against recording the answer, or what to know before. */
function Remark({ tone = 'plain', children }: { tone?: 'danger' | 'plain'; children: string }) {
  return (
    <Note tone={tone}>
      <Icon name="alert" />
      <span>{children}</span>
    </Note>
  );
}

function Found({ valid, total }: { valid: Valid; total: number }) {
  return (
    <>
      {/* On phones the facts fill what is left of the screen. */}
      {noteTexts(valid, total).map((text) => (
        <Remark key={text}>{text}</Remark>
      ))}
      <Facts items={factsOf(valid)} />
    </>
  );
}

/** What a press has asked for. */
interface Wish {
  /** The newest version that was known then. */
  newest: number;
  /** Whether the quote gets the status of the answer, too. */
  changesStatus: boolean;
}

/**
 * The dialog 'Registrar resposta'. It checks a pasted message and records it once the user confirms. An answer
 * without a code is recorded as the user enters it.
 */
export default function RegisterAnswer({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const { pasted = '' } = modal;
  const today = useToday();
  const client = useAppSelector((root) => clientsSelectors.selectById(root, quote.clientId));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  // What was never sent has no code.
  const hasCode = details !== null && details.number !== null;
  const [isTried, setIsTried] = useState(false);
  /** Whether another device has sent a newer version than the one that was shown when the user pressed. */
  const [isOvertaken, setIsOvertaken] = useState(false);
  const unanswered = newToldAnswer(client?.name ?? '', today);
  const told = modal.told ?? (hasCode ? null : unanswered);
  const check = useAnswerCheck(pasted);
  const valid = !told && check?.kind === 'valid' ? check : null;
  const isForOtherQuote = valid !== null && valid.quoteId !== quote.id;
  const newest = details?.version ?? 1;
  // A version that was not sent has no answer, unless the user knows better.
  const toldVersion = told?.version ?? (newest > 1 && !details?.sentAt ? newest - 1 : newest);
  const toldEarlier = toldVersion < newest ? { answered: toldVersion, current: newest } : null;
  const codedEarlier = isForOtherQuote ? null : (valid?.earlierVersion ?? null);
  const earlierVersion = told ? toldEarlier : codedEarlier;
  /** The answer as it was pasted or told. */
  const said = told ? answerFromTold(told) : isForOtherQuote ? null : (valid?.answer ?? null);

  const isTyped = told ? !isDeepEqual(told, unanswered) : pasted.trim() !== '';

  const paste = (text: string) =>
    dispatch(formsActions.answerPasted({ text: text.slice(0, MESSAGE_LIMIT) }));
  const back = () => dispatch(workspaceActions.modalOpened('quotes', 'view', quote.id));
  const openOther = (id: string) => {
    dispatch(workspaceActions.modalOpened('quotes', 'answer', id));
    paste(pasted);
  };
  const updateStatus = (answer: Answer) => {
    // The status is changed by an ordinary update, so that an approval creates its project. The answer is stored
    // in the side row.
    const baseline = { shown: quote, stored: quote };
    const changes = { status: answer.decision };
    dispatch(quotesActions.updateRequested({ id: quote.id, changes, baseline }));
  };
  const saveAnswer = (answer: Answer, how: AnswerWay | null) => {
    const registered = answerDetails(answer, how);
    dispatch(quoteDetailsActions.saveRequested({ id: quote.id, changes: registered }));
  };
  /** Notes an answer to an earlier version beside that version, so that it never counts as one to the current version. */
  const note = (said: Answer, answered: number) => {
    const { answer, answeredAt } = answerDetails(said);
    const changes = { answer, answeredAt };
    const id = versionId(quote.id, answered);
    dispatch(quoteVersionsActions.saveRequested({ id, changes }));
  };
  const record = (wish: Wish) => {
    if (!said) return;
    if (wish.newest !== newest) {
      setIsOvertaken(true);
      return;
    }
    if (earlierVersion) note(said, earlierVersion.answered);
    if (wish.changesStatus) updateStatus(said);
    else back();
    if (!earlierVersion) saveAnswer(said, told?.how ?? null);
  };
  const recordOnceRead = useOnceIssued(modal, record);
  /** Records the answer. First it reads what was sent, because another device may have sent a newer version. */
  const recordSaid = (changesStatus: boolean) => {
    if (modal.saving) return;
    setIsTried(true);
    setIsOvertaken(false);
    if (told && Object.keys(toldAnswerErrors(told, today)).length > 0) return;
    const wish = { newest, changesStatus };
    if (!details?.number) {
      record(wish);
      return;
    }
    recordOnceRead(wish);
    dispatch(quoteDetailsActions.issueRequested({ id: quote.id }));
  };

  return (
    <Modal
      title="Registrar resposta"
      steady
      onCloseRequest={() => {
        if (isTyped) dispatch(workspaceActions.modalDismissed({ hasInput: true }));
        else back();
      }}
    >
      <ModalBody>
        {hasCode && (
          <Kind>
            <RadioGroup
              label="Como veio a resposta"
              tiles
              value={told ? 'told' : 'coded'}
              choices={KINDS}
              onChange={(kind) => {
                dispatch(formsActions.answerTold(kind === 'told' ? unanswered : null));
                setIsTried(false);
              }}
            />
          </Kind>
        )}
        {told ? (
          <ToldAnswerFields
            told={told}
            problems={isTried ? toldAnswerErrors(told, today) : {}}
            version={toldVersion}
            newest={newest}
            onChange={(changed) => dispatch(formsActions.answerTold(changed))}
          />
        ) : (
          <Field
            label="Mensagem do cliente"
            hint="Cole a mensagem inteira, como veio pelo WhatsApp ou por email."
          >
            <TextArea rows={7} value={pasted} onChange={(event) => paste(event.target.value)} />
          </Field>
        )}
        <Outcome role="status">
          {check === null && <p>Conferindo…</p>}
          {check && !told && check.kind !== 'valid' && pasted.trim() !== '' && (
            <Remark tone="danger">{refusalText(check)}</Remark>
          )}
          {valid && !isForOtherQuote && <Found valid={valid} total={quote.totalValue} />}
          {toldEarlier && told && (
            <Remark>{earlierVersionText(toldEarlier, quote.totalValue)}</Remark>
          )}
          {isOvertaken && (
            <Remark tone="danger">
              {`O orçamento foi para a versão ${String(newest)} em outro lugar. Confira a qual versão o cliente respondeu, e registre de novo.`}
            </Remark>
          )}
          {valid && isForOtherQuote && (
            <Remark tone="danger">{`Esta resposta é de outro orçamento, o nº ${valid.number}.`}</Remark>
          )}
          {modal.conflict.length > 0 && (
            <Remark tone="danger">
              O status deste orçamento mudou em outro lugar. Confira, e registre de novo se for o
              caso.
            </Remark>
          )}
        </Outcome>
        <Proof>
          {told
            ? 'Fica registrado como você contou. Nenhum código confirma qual texto foi respondido.'
            : 'O código mostra qual texto foi respondido, e que nada mudou no caminho. Ele não prova quem respondeu.'}
        </Proof>
      </ModalBody>
      <ModalFoot>
        <Button variant="surface" onClick={back}>
          Voltar
        </Button>
        {valid && isForOtherQuote && (
          <Button onClick={() => openOther(valid.quoteId)}>Abrir esse orçamento</Button>
        )}
        {said && earlierVersion && (
          <Button variant="outline" onClick={() => recordSaid(false)}>
            Só anotar na história
          </Button>
        )}
        {said && (
          <Button
            gridColumn={earlierVersion ? '1 / -1' : undefined}
            loading={modal.saving}
            onClick={() => recordSaid(true)}
          >
            {registerLabel[said.decision]}
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}
