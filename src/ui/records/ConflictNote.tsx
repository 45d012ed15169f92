import { chakra } from '@chakra-ui/react/styled-system';

import type { ClientDetailsDraft } from '../../features/business/clients/clientDetails';
import type { QuoteTerms } from '../../features/business/quotes/quoteDetailsForm';
import type { EntityName, FieldOf } from '../../features/app/entities/entities';
import { Icon } from '../kit/art/Icon';
import { Button } from '../kit/form/Button';
import { inGenderOf, nounOfOne } from './nouns';

/** A note in a form, from edge to edge of its dialog. */
export const Band = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: { base: '12px 16px', md: '16px 28px' },
    fontSize: 'control',
  },
});

const Choices = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' },
});

/** The names of all fields of records, and of the side rows' fields that are edited in the same form. */
type Fields =
  | Exclude<FieldOf<EntityName>, 'id' | 'createdAt' | 'updatedAt'>
  | keyof ClientDetailsDraft
  | keyof QuoteTerms
  | 'dueOn';

/** The labels of fields, as their forms show them. */
const fieldLabel: Record<Fields, string> = {
  name: 'Nome',
  company: 'Empresa',
  phone: 'Telefone',
  email: 'Email',
  observations: 'Observações',
  clientId: 'Cliente',
  items: 'Itens',
  totalValue: 'Total',
  status: 'Status',
  quoteId: 'Orçamento',
  stages: 'Etapas',
  responsible: 'Responsável',
  startDate: 'Data de Início',
  deadline: 'Prazo Final',
  attachments: 'Anexos',
  projectId: 'Projeto',
  delivered: 'Entregue',
  paid: 'Pago',
  paymentMethod: 'Forma de Pagamento',
  paymentDate: 'Data do Pagamento',
  receivedAmount: 'Valor',
  totalAmount: 'Valor',
  isInstallment: 'Parcelas',
  notes: 'Observações',
  description: 'Descrição',
  category: 'Categoria',
  amount: 'Valor',
  date: 'Data',
  document: 'CPF ou CNPJ',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  validUntil: 'Válido até',
  workStarts: 'Início do trabalho',
  workEnds: 'Término do trabalho',
  paymentTerms: 'Condições de pagamento',
  termsKind: 'Condições',
  depositPercent: 'Sinal',
  depositAmount: 'Sinal',
  installments: 'Número de parcelas',
  firstDueOn: 'Vencimento da 1ª parcela',
  materials: 'Materiais',
  dueOn: 'Vencimento',
};

/** The labels of fields as part of a sentence, each label once: 'Status, Observações'. */
export const fieldNames = (fields: readonly string[]): string => {
  const labels = Object.entries(fieldLabel).filter(([field]) => fields.includes(field));
  return [...new Set(labels.map(([, label]) => label))].join(', ');
};

interface ConflictQuestionProps {
  /** What was also changed elsewhere: 'Este cliente também foi alterado em outra aba ou em outro aparelho.' */
  title: string;
  /** The labels of the fields that were changed in both places, or that belong together with such fields. */
  labels: string;
  onSettle: (keep: 'typed' | 'stored') => void;
}

/** Asks which version of the fields should hold that were changed both in a form and elsewhere. */
export const ConflictQuestion = ({ title, labels, onSettle }: ConflictQuestionProps) => (
  <Band role="alert" color="yellowInk" background="yellowSoft" _icon={{ flex: 'none' }}>
    <Icon name="alert" />
    <div>
      <strong>{title}</strong>
      <p>{`Campos em conflito: ${labels}. O que deve valer?`}</p>
      <Choices>
        <Button variant="outline" size="sm" onClick={() => onSettle('typed')}>
          Manter o que digitei
        </Button>
        <Button variant="outline" size="sm" onClick={() => onSettle('stored')}>
          Usar o que está salvo
        </Button>
      </Choices>
    </div>
  </Band>
);

interface ConflictNoteProps {
  entity: EntityName;
  /** The fields that were changed elsewhere, and in this form, too, or that belong together with such fields. */
  fields: readonly string[];
  onSettle: (keep: 'typed' | 'stored') => void;
}

/**
 * A note below the fields of a form. It names the fields that another change touches, and lets the user choose
 * between both versions.
 */
export function ConflictNote({ entity, fields, onSettle }: ConflictNoteProps) {
  return (
    <ConflictQuestion
      title={`${inGenderOf(entity, 'Este', 'Esta')} ${nounOfOne[entity]} também foi ${inGenderOf(entity, 'alterado')} em outra aba ou em outro aparelho.`}
      labels={fieldNames(fields)}
      onSettle={onSettle}
    />
  );
}
