import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from '../kit/art/Spinner';
import { ViewModal } from '../kit/dialog/ViewModal';

export interface WaitingModalProps {
  title: string;
  /** Something was typed before, and shows once the record is there. */
  isDraftKept: boolean;
  onClose: () => void;
}

/** In place of a record's modal until the list that it is in has loaded. */
export function WaitingModal({ title, isDraftKept, onClose }: WaitingModalProps) {
  return (
    <ViewModal title={title} onClose={onClose}>
      <chakra.div display="flex" alignItems="center" gap="4" paddingBlock="4" role="status">
        <Spinner size={40} color="accent" />
        <div>
          <p>O registro ainda não carregou. Tentando novamente…</p>
          {isDraftKept && <p>O que você digitou está guardado.</p>}
        </div>
      </chakra.div>
    </ViewModal>
  );
}
