import { chakra } from '@chakra-ui/react/styled-system';

import { LINK_LIMIT, type QuoteLink } from '../../features/quoteLink/link';
import type { Outgoing } from '../../features/forms/modal';
import { CopiedStatus } from '../documents/waysOut';
import { Icon } from '../kit/art/Icon';
import { Button } from '../kit/form/Button';
import { RadioGroup } from '../kit/form/RadioGroup';

/** What carries the quote to its client. */
export type Carrier = NonNullable<Outgoing['carrier']>;

interface Props {
  value: Carrier;
  onChange: (carrier: Carrier) => void;
  link: QuoteLink;
  fileName: string;
  /** The link was just copied. */
  isCopied: boolean;
  /** The link or the file alone is asked for. */
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
];

/** Why the link is not the first choice. */
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

/** 'O orçamento vai por': link or file, and why it had better be the file. */
export function CarrierField({ value, onChange, link, fileName, isCopied, onTake }: Props) {
  const problem = problemText(link);
  return (
    <Root>
      <RadioGroup
        label="O orçamento vai por"
        tiles
        value={value}
        choices={link.problem === 'unreadable' ? CHOICES.slice(1) : CHOICES}
        onChange={(chosen) => {
          onChange(chosen === 'file' ? 'file' : 'link');
        }}
      />
      {problem !== null && (
        <Hint tone="warning">
          <Icon name="alert" />
          <span>{problem}</span>
        </Hint>
      )}
      <Hint>
        {value === 'link'
          ? 'Abre no celular, sem cadastro. O orçamento vai dentro do próprio link, sem passar por servidor nenhum.'
          : `“${fileName}” abre no celular, sem cadastro e sem internet.`}
      </Hint>
      <Button
        variant="outline"
        size="sm"
        marginTop="3"
        icon={isCopied ? 'check' : value === 'link' ? 'copy' : 'download'}
        onClick={onTake}
      >
        {isCopied ? 'Copiado' : value === 'link' ? 'Copiar o link' : 'Salvar arquivo'}
      </Button>
      <CopiedStatus isCopied={isCopied}>Link copiado.</CopiedStatus>
    </Root>
  );
}
