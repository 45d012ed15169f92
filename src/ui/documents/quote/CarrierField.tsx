import { chakra } from '@chakra-ui/react/styled-system';

import { LINK_LIMIT, type QuoteLink } from '../../../features/business/documents/link/link';
import type { MessageEdits } from '../../../features/app/forms/modal';
import { quoted } from '../../../features/shared/quoted';
import { CopiedStatus } from '../delivery';
import { Icon, type IconName } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { RadioGroup } from '../../kit/form/RadioGroup';

/** The form in which a quote reaches its client. */
export type Carrier = NonNullable<MessageEdits['carrier']>;

interface Props {
  value: Carrier;
  onChange: (carrier: Carrier) => void;
  link: QuoteLink;
  fileName: string;
  /** Whether the link was copied a moment ago. */
  isCopied: boolean;
  /** Gives the user only the link, the file or the PDF, without a message. */
  onTake: () => void;
}

const Root = chakra('div', { base: { marginBottom: '3' } });
const Hint = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '2',
    color: 'muted',
    fontSize: 'label',
    _icon: { flex: 'none' },
  },
  variants: { tone: { warning: { color: 'yellowInk' } } },
});

const CHOICES = [
  { value: 'link', label: 'Link' },
  { value: 'file', label: 'Arquivo' },
  { value: 'pdf', label: 'PDF' },
];

const hint: Record<Carrier, (fileName: string) => string> = {
  link: () =>
    'Abre no celular, sem cadastro. O orçamento vai dentro do próprio link, sem passar por servidor nenhum.',
  file: (name) => `${quoted(name)} abre no celular, sem cadastro e sem internet.`,
  pdf: (name) =>
    `${quoted(name)} sai da janela de impressão: escolha “Salvar como PDF”. O cliente lê, e responde por mensagem.`,
};
const action: Record<Carrier, string> = {
  link: 'Copiar o link',
  file: 'Salvar arquivo',
  pdf: 'Salvar em PDF',
};
const icon: Record<Carrier, IconName> = { link: 'copy', file: 'download', pdf: 'printer' };

/** Says why the link is not recommended; null if it can be used. */
function problemText({ url, problem }: QuoteLink): string | null {
  switch (problem) {
    case 'unreachable':
      return (
        'O Ofício está aberto só neste computador ou na sua rede: de fora, o cliente não abriria o ' +
        'link. Envie o arquivo.'
      );
    case 'long':
      return (
        `O link teria ${url.length.toLocaleString('pt-BR')} caracteres; acima de ` +
        `${LINK_LIMIT.toLocaleString('pt-BR')}, alguns aplicativos o cortam. Envie o arquivo.`
      );
    case 'unreadable':
      return 'O orçamento tem mais do que cabe num link. Envie o arquivo.';
    case null:
      return null;
  }
}

/** The choice 'O orçamento vai por': link, file or PDF. It also says why the file may be better than the link. */
export function CarrierField({ value, onChange, link, fileName, isCopied, onTake }: Props) {
  const problem = problemText(link);
  return (
    <Root>
      <RadioGroup
        label="O orçamento vai por"
        tiles
        value={value}
        choices={link.problem === 'unreadable' ? CHOICES.slice(1) : CHOICES}
        onChange={(chosen) => onChange(chosen === 'file' || chosen === 'pdf' ? chosen : 'link')}
      />
      {problem !== null && value !== 'pdf' && (
        <Hint tone="warning">
          <Icon name="alert" />
          <span>{problem}</span>
        </Hint>
      )}
      <Hint>{hint[value](fileName)}</Hint>
      <Button
        variant="outline"
        size="sm"
        marginTop="3"
        icon={isCopied ? 'check' : icon[value]}
        onClick={onTake}
      >
        {isCopied ? 'Copiado' : action[value]}
      </Button>
      <CopiedStatus isCopied={isCopied}>Link copiado.</CopiedStatus>
    </Root>
  );
}
