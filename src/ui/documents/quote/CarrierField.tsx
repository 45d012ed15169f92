import { chakra } from '@chakra-ui/react/styled-system';

import { LINK_LIMIT, type QuoteLink } from '../../../features/business/documents/link/link';
import type { MessageEdits } from '../../../features/app/forms/modal';
import { quoted } from '../../../features/shared/quoted';
import { CopiedStatus } from '../delivery';
import { Icon, type IconName } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { RadioGroup } from '../../kit/form/RadioGroup';

/** What the message of a quote contains. */
export type Carrier = NonNullable<MessageEdits['carrier']>;

interface Props {
  value: Carrier;
  onChange: (carrier: Carrier) => void;
  link: QuoteLink;
  fileName: string;
  /** Whether the link was copied a moment ago. */
  isCopied: boolean;
  /** Gives the user only the link or the file, without a message. */
  onTake: () => void;
}

const Root = chakra('div', { base: { marginBottom: '5' } });
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
];

const hint: Record<Carrier, (fileName: string) => string> = {
  link: () =>
    'Abre no celular, sem cadastro. O orçamento vai dentro do próprio link, sem passar por servidor nenhum.',
  file: (name) => `${quoted(name)} abre no celular, sem cadastro e sem internet.`,
};
const action: Record<Carrier, string> = {
  link: 'Copiar o link',
  file: 'Salvar arquivo',
};
const icon: Record<Carrier, IconName> = { link: 'copy', file: 'download' };

/** Says why the link is not recommended; null if it can be used. */
function problemText({ url, problem }: QuoteLink): string | null {
  switch (problem) {
    case 'unreachable':
      return (
        'O Ofício está aberto só neste computador ou na sua rede: de fora, o cliente não abriria o ' +
        'link. Envie o PDF ou o arquivo.'
      );
    case 'long':
      return (
        `O link teria ${url.length.toLocaleString('pt-BR')} caracteres; acima de ` +
        `${LINK_LIMIT.toLocaleString('pt-BR')}, alguns aplicativos o cortam. Envie o PDF ou o arquivo.`
      );
    case 'unreadable':
      return 'O orçamento tem mais do que cabe num link. Envie o PDF ou o arquivo.';
    case null:
      return null;
  }
}

/** Says why the file or the PDF is better than the link; nothing if the link can be used. */
export function LinkProblem({ link }: Pick<Props, 'link'>) {
  const problem = problemText(link);
  return (
    problem !== null && (
      <Hint tone="warning">
        <Icon name="alert" />
        <span>{problem}</span>
      </Hint>
    )
  );
}

/** The choice 'A mensagem leva': the link or the file. */
export function CarrierField({ value, onChange, link, fileName, isCopied, onTake }: Props) {
  return (
    <Root>
      <RadioGroup
        label="A mensagem leva"
        tiles
        value={value}
        choices={link.problem === 'unreadable' ? CHOICES.slice(1) : CHOICES}
        onChange={(chosen) => onChange(chosen === 'file' ? 'file' : 'link')}
      />
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
